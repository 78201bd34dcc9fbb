import Testing

@testable import PortableUI

@MainActor
@Suite struct LabelTests {
  @Test func labelIsASymbolAndATitle() {
    let page = TestPage { Label("Add", systemImage: "plus") }
    #expect(page.outline == #"main[label[label-icon[symbol[path]] "Add"]]"#)
    #expect(page.host.tree.all.first { $0.tag == .svg }?[.ariaHidden] == "true")
  }

  @Test func labelOfTheModifierAppliesToTheWholeLabel() {
    let page = TestPage { Label("Add", systemImage: "plus").accessibilityLabel("Add an item") }
    let named = page.host.tree.all.filter { $0[.ariaLabel] != nil }
    #expect(named.map { $0[.class] } == ["label"])
  }

  @Test func titleAndIconCanBeAnyView() {
    let page = TestPage { Label(title: { Text("t") }, icon: { Text("i") }) }
    #expect(page.texts == ["i", "t"])
  }
}
