import Testing

@testable import PortableUI

@MainActor
@Suite struct AccessibilityTests {
  private func marked(_ page: TestPage, _ name: Attribute.Name) -> [Tag] {
    page.host.tree.all.filter { $0[name] != nil }.map(\.tag)
  }

  @Test func labelAndIdentifierOfAFieldAreOnlyOnTheInput() {
    let page = TestPage {
      TextField("Name", text: .constant("")).padding().accessibilityLabel("Full name").accessibilityIdentifier("name")
    }
    #expect(marked(page, .ariaLabel) == [.input])
    #expect(marked(page, .testID) == [.input])
  }

  @Test func labelAndIdentifierOfAPickerAreOnlyOnTheControl() {
    let page = TestPage {
      Picker("Number", selection: .constant(1)) { Text("1").tag(1) }
        .accessibilityLabel("n").accessibilityIdentifier("number")
    }
    #expect(marked(page, .ariaLabel) == [.select])
    #expect(marked(page, .testID) == [.select])
  }

  @Test func identifierOfAProgressViewIsOnlyOnTheIndicator() {
    let page = TestPage { ProgressView("Loading").accessibilityIdentifier("progress") }
    #expect(page.host.tree.all.filter { $0[.testID] != nil }.map { $0[.role] } == ["progressbar"])
  }

  @Test func valueAndHintDescribeOnlyTheView() {
    let page = TestPage {
      Button("a") {}.accessibilityValue("3 items").accessibilityHint("Opens the cart")
      TextField("b", text: .constant("")).accessibilityHint(Text("As on your card"))
    }
    #expect(page.first(.button)?[.ariaDescription] == "3 items. Opens the cart")
    #expect(page.first(.input)?[.ariaDescription] == "As on your card")
    #expect(marked(page, .ariaDescription) == [.button, .input])
  }

  @Test func headerTraitOfAFieldDoesNotMakeItsLabelAHeading() {
    let page = TestPage { TextField("Name", text: .constant("")).accessibilityAddTraits(.isHeader) }
    #expect(page.host.tree.all.allSatisfy { ![.h1, .h2, .h3].contains($0.tag) })
  }

  @Test func headerTraitOfANonTextViewSetsTheRole() {
    let page = TestPage {
      Label("a", systemImage: "plus").accessibilityAddTraits(.isHeader)
      HStack { Text("b") }.accessibilityAddTraits(.isHeader)
    }
    #expect(page.host.tree.children.map { $0[.role] } == ["heading", "heading"])
    #expect(page.host.tree.children.map { $0[.ariaLevel] } == ["3", "3"])
  }

  @Test func innermostLabelIsUsedAndTraitsAreCombined() {
    let page = TestPage {
      Text("a").accessibilityLabel("inner").accessibilityLabel("outer")
        .accessibilityAddTraits(.isSelected).accessibilityAddTraits(.updatesFrequently)
    }
    let text = page.node(text: "a")
    #expect(text?[.ariaLabel] == "inner")
    #expect(text?[.ariaCurrent] == "true")
    #expect(text?[.ariaLive] == "polite")
  }

  @Test func hiddenViewIsHiddenFromAssistiveTechnology() {
    struct Page: View {
      @State private var isHidden = true
      var body: some View {
        Text("a").accessibilityHidden(isHidden)
        Button("Show") { isHidden = false }
      }
    }
    let page = TestPage { Page() }
    #expect(page.node(text: "a")?[.ariaHidden] == "true")
    page.press("Show")
    #expect(page.node(text: "a")?[.ariaHidden] == nil)
  }

  @Test func contentOfALabeledControlHasItsOwnLabel() {
    let page = TestPage {
      Button(action: {}) { Text("a") }.accessibilityIdentifier("outer")
      List { Text("row") }.accessibilityLabel("Rows")
    }
    #expect(marked(page, .testID) == [.button])
    #expect(marked(page, .ariaLabel) == [.ul])
  }

  @Test func removedTraitsOfATitleLeaveText() {
    let page = TestPage {
      Text("a").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
      Text("b").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
    }
    #expect(page.node(text: "a")?.tag == .span)
    #expect(page.node(text: "b")?.tag == .h3)
  }

  @Test func traitsSetTheRoleOfViewsThatAreNoControls() {
    let page = TestPage {
      Text("a").accessibilityAddTraits(.isButton)
      Text("b").accessibilityAddTraits(.isLink)
      HStack { Text("c") }.accessibilityAddTraits(.isImage).accessibilityLabel("C")
      Button("d") {}.accessibilityAddTraits(.isLink)
    }
    #expect(page.host.tree.children.map { $0[.role] } == ["button", "link", "img", nil])
  }

  @Test func elementThatIgnoresItsChildrenIsOneImage() {
    let page = TestPage {
      HStack {
        Text("*"); Text("*")
      }.accessibilityElement().accessibilityLabel("2 stars")
      HStack { Text("-") }.accessibilityElement(children: .ignore)
    }
    let elements = PageElement.all(in: page.host.tree).filter { $0.role == .image }
    #expect(elements.map(\.name) == ["2 stars"])
    #expect(PageElement.all(in: page.host.tree).allSatisfy { !["*", "-"].contains($0.name) })
  }

  @Test func elementThatContainsItsChildrenIsAGroup() {
    let page = TestPage {
      VStack { Button("a") {} }.accessibilityElement(children: .contain).accessibilityLabel("Letters")
      VStack { Text("b") }.accessibilityElement(children: .combine)
    }
    let elements = PageElement.all(in: page.host.tree)
    #expect(elements.contains { $0.role == .group && $0.name == "Letters" })
    #expect(elements.contains { $0.role == .button && $0.name == "a" })
    #expect(elements.contains { $0.name == "b" })
  }

  @Test func actionsAreButtons() {
    struct Page: View {
      @State private var done: [String] = []
      var body: some View {
        Text("Row")
          .accessibilityLabel("The row")
          .accessibilityAction(named: "Archive") { done.append("archive") }
          .accessibilityActions { Button("Delete") { done.append("delete") } }
        Text(done.joined(separator: ", "))
      }
    }
    let page = TestPage { Page() }
    page.press("Archive")
    page.press("Delete")
    #expect(page.texts.contains("archive, delete"))
    #expect(marked(page, .ariaLabel) == [.span], "The name of the row is not the name of its actions.")
  }
}
