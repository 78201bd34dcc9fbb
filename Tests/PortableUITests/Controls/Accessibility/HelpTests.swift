import Testing

@testable import PortableUI

@MainActor
@Suite struct HelpTests {
  @Test func helpIsTheTitleOfControlsAndText() {
    let page = TestPage {
      Button("Save") {}.help("Keeps what was entered")
      Text("Total").help(Text(1.5, format: .number))
      TextField("Name", text: .constant("")).help("As on the card")
    }
    #expect(page.first(.button)?[.title] == "Keeps what was entered")
    #expect(page.node(text: "Total")?[.title] == "1.5")
    #expect(page.first(.input)?[.title] == "As on the card")
    #expect(page.host.tree.all.count { $0[.title] != nil } == 3)
  }

  @Test func submitLabelIsTheEnterKeyHint() {
    let page = TestPage {
      TextField("Name", text: .constant("")).submitLabel(.search)
      TextField("Name", text: .constant(""))
    }
    #expect(page.first(.input, 0)?[.enterkeyhint] == "search")
    #expect(page.first(.input, 1)?[.enterkeyhint] == nil)
  }
}
