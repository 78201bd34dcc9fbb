import Testing

@testable import PortableUI

@MainActor
@Suite struct GroupingTests {
  @Test func aLabelNamesItsContent() {
    let page = TestPage {
      LabeledContent("Version", value: "1.0")
      LabeledContent("Price", value: 2, format: .number)
      LabeledContent {
        Button("Change") {}
      } label: {
        Text("Plan")
      }
    }
    #expect(page.texts == ["Version", "1.0", "Price", "2", "Plan", "Change"])
    let groups = PageElement.all(in: page.host.tree).filter { $0.role == .group && !$0.name.isEmpty }
    #expect(groups.map(\.name) == ["Version", "Price", "Plan"])
  }

  @Test func aStyleReplacesALabeledContent() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let page = TestPage { LabeledContent("a", value: "b").labeledContentStyle(Stacked()) }
    #expect(page.outline == #"main[vstack["b" "a"]]"#)
  }

  @Test func aLabelNamesItsBox() {
    let page = TestPage {
      GroupBox("Address") { Text("Street") }
      GroupBox { Text("alone") }
    }
    #expect(page.texts == ["Address", "Street", "alone"])
    #expect(PageElement.all(in: page.host.tree).contains { $0.role == .group && $0.name == "Address" })
  }

  @Test func aStyleReplacesABox() {
    struct Plain: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.content }
    }
    #expect(TestPage { GroupBox("a") { Text("b") }.groupBoxStyle(Plain()) }.outline == #"main["b"]"#)
  }

  @Test func aDisclosureGroupShowsItsContent() {
    let page = TestPage { DisclosureGroup("More") { Text("hidden") } }
    #expect(page.texts == ["More"])
    #expect(page.first(.button)?[.ariaExpanded] == "false")
    page.press("More")
    #expect(page.texts == ["More", "hidden"])
    #expect(page.first(.button)?[.ariaExpanded] == "true")
    page.press("More")
    #expect(page.texts == ["More"])
  }

  @Test func aBindingExpandsADisclosureGroup() {
    struct Page: View {
      @State private var isExpanded = true

      var body: some View {
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("shown") }
        Text(isExpanded ? "open" : "closed")
      }
    }
    let page = TestPage { Page() }
    #expect(page.texts == ["More", "shown", "open"])
    page.press("More")
    #expect(page.texts == ["More", "closed"])
  }

  @Test func aStyleReplacesADisclosureGroup() {
    struct Titled: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
    let page = TestPage { DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Titled()) }
    #expect(page.texts == ["More"])
    page.press("More")
    #expect(page.texts == ["Less", "b"])
  }

  @Test func controlsOfAGroupAreNamedTogether() {
    let page = TestPage {
      ControlGroup("Zoom") {
        Button("In") {}
        Button("Out") {}
      }
      .controlGroupStyle(.navigation)
    }
    #expect(page.texts == ["Zoom", "In", "Out"])
    #expect(PageElement.all(in: page.host.tree).contains { $0.role == .group && $0.name == "Zoom" })
  }

  @Test func aStyleReplacesAForm() {
    struct Bare: FormStyle {
      func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
    }
    #expect(TestPage { Form { Text("a") }.formStyle(Bare()) }.outline == #"main[vstack["a"]]"#)
    #expect(TestPage { Form { Text("a") }.formStyle(.grouped) }.outline == #"main[form["a"]]"#)
  }
}
