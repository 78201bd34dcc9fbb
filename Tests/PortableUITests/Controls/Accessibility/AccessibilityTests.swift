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
}
