import PortableUI
import Testing

@testable import VSMTestingPages

private struct Sample: View {
  @State private var isPresented = false
  @State private var isFailed = false
  @State private var name = ""
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    TextField("Behind", text: $name)
    TextField("Name", text: $name)
    Text("\(count) times, \(name)").accessibilityIdentifier("result")
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Text("Entry").accessibilityAddTraits(.isHeader)
        TextField("Name", text: $name).interactiveDismissDisabled(!name.isEmpty)
        Button("Add") { name += "!" }
        Button("Fail") { isFailed = true }
          .alert("Failed", isPresented: $isFailed) {
            Button("Give up", role: .cancel) { isPresented = false }
            Button("Stay") {}
          } message: {
            Text("Something is wrong.")
          }
      }
  }
}

@MainActor
@Suite(.onPages) struct HeadlessPageDialogsTests {
  private func page() throws -> HeadlessPage {
    let page = HeadlessPage { Sample() }
    try page.tap("Open")
    return page
  }

  @Test func dialogIsFoundByRoleAndName() throws {
    let page = try page()
    #expect(try page.find(.role(.dialog)).name == "Entry")
    try page.tap("Fail")
    #expect(try page.find(.role(.alertdialog)).name == "Failed")
    #expect(page.shows("Something is wrong."))
    #expect(
      page.description == """
        main
          button "Add"
          textbox "Behind" = ""
          textbox "Name" = ""
          text "0 times, " #result
          button "Open"
          dialog "Entry"
            heading "Entry"
            textbox "Name" = ""
            button "Add"
            button "Fail"
          alertdialog "Failed"
            heading "Failed"
            text "Something is wrong."
            button "Give up"
            button "Stay"
        """)
  }

  @Test func frontmostOfEqualElementsIsUsed() throws {
    let page = try page()
    try page.type("Ann", into: "Name")
    try page.tap("Add")
    #expect(try page.value(of: "Name") == "Ann!")
    #expect(try page.find(.identifier("result")).text == "0 times, Ann!")
  }

  @Test func elementsBehindADialogCannotBeUsed() throws {
    let page = try page()
    for act in [{ try page.tap("Open") }, { try page.type("x", into: "Behind") }] {
      let error = try #require(throws: PageError.self) { try act() }
      #expect(error.description.contains(#"is behind the dialog "Entry", so it cannot be used"#))
    }
    try page.pressEscape()
    try page.tap("Open")
    #expect(page.findAll(.role(.dialog)).count == 1)
  }

  @Test func escapeClosesTheFrontmostDialog() throws {
    let page = try page()
    try page.tap("Fail")
    try page.pressEscape()
    #expect(page.findAll(.role(.alertdialog)).isEmpty)
    #expect(page.findAll(.role(.dialog)).isEmpty, "Escape was a press of the cancel button")
    let error = try #require(throws: PageError.self) { try page.pressEscape() }
    #expect(error.reason == .noDialog)
    #expect(error.message.hasPrefix("No dialog is open."))
  }

  @Test func escapeOnANonDismissibleDialogThrows() throws {
    let page = try page()
    try page.type("Ann", into: "Name")
    let error = try #require(throws: PageError.self) { try page.pressEscape() }
    #expect(error.reason == .notDismissible(dialog: "Entry"))
    #expect(error.message.hasPrefix(#"The dialog "Entry" cannot be dismissed by Escape at present."#))
  }
}
