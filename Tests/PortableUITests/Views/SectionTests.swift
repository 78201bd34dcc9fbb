import Testing

@testable import PortableUI

@MainActor
@Suite struct SectionTests {
  @Test func inAFormASectionHasAHeadingContentAndARemark() {
    let page = TestPage {
      Form {
        Section {
          Text("a")
        } header: {
          Text("Head")
        } footer: {
          Text("foot").padding()
        }
        Section { Text("b") }
      }
    }
    #expect(
      page.outline == """
        main[form[section[section-header["Head"] section-content["a"] section-footer[box["foot"]]] \
        section[section-content["b"]]]]
        """)
    #expect(page.host.tree.all.first { $0[.class] == "section-header" }?.tag == .h2)
  }

  @Test func noParagraphHoldsABlock() {
    let page = TestPage {
      Section {
        Text("a")
      } footer: {
        VStack { Text("foot") }
      }
      List {
        Section {
          Text("a")
        } footer: {
          VStack { Text("foot") }
        }
      }
    }
    #expect(
      page.host.tree.all.allSatisfy { $0.tag != .p || $0.children.allSatisfy { $0.tag == .span } },
      "a browser ends a paragraph where a block begins, and the page would differ from the tree")
  }

  @Test func nameAndIdentifierBelongToTheSection() {
    let page = TestPage { Section("Head") { Text("a") }.accessibilityIdentifier("s").accessibilityLabel("S") }
    let named = page.host.tree.all.filter { $0[.testID] == "s" }
    #expect(named.map(\.tag) == [.section])
    #expect(named.first?[.ariaLabel] == "S")
    #expect(named.first?[.role] == "group")
  }
}
