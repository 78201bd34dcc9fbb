import Testing

@testable import PortableUI

@MainActor
@Suite struct SectionTests {
  @Test func sectionInAFormHasHeaderContentAndFooter() {
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

  @Test func paragraphsContainNoBlocks() {
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

  @Test func sectionIsAGroupNamedByItsHeader() throws {
    let page = TestPage {
      Form { Section("In a form") { Text("a") } }
      List { Section("In a list") { Text("b") } }
    }
    for title in ["In a form", "In a list"] {
      let heading = try #require(page.host.tree.all.first { $0.tag == .h2 && $0.children.first?.text == title })
      let id = try #require(heading[.id])
      let group = try #require(page.host.tree.all.first { $0[.ariaLabelledBy] == id })
      #expect(group[.role] == "group")
      #expect(group.children.contains { $0.id == heading.id })
    }
    let ids = page.host.tree.all.compactMap { $0[.id] }
    #expect(Set(ids).count == 2)
  }

  @Test func sectionWithoutHeaderIsNotANamedGroup() {
    let page = TestPage { Section { Text("a") } }
    #expect(page.host.tree.all.allSatisfy { $0[.ariaLabelledBy] == nil && $0[.role] == nil })
  }

  @Test func explicitLabelOverridesTheHeader() {
    let page = TestPage { Section("Head") { Text("a") }.accessibilityLabel("Stated") }
    #expect(page.first(.section)?[.ariaLabel] == "Stated")
    #expect(page.first(.section)?[.ariaLabelledBy] == nil)
  }

  @Test func laterSectionIsNamed() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        if isShown { Section("Head") { Text("a") } }
        Button("Show") { isShown = true }
      }
    }
    let page = TestPage { Page() }
    page.press("Show")
    guard case .insert(let section, _, _) = try #require(page.takeOps().first) else { return }
    #expect(section[.ariaLabelledBy] != nil)
    #expect(section[.ariaLabelledBy] == section.children.first?[.id])
  }

  @Test func labelAndIdentifierApplyToTheSection() {
    let page = TestPage { Section("Head") { Text("a") }.accessibilityIdentifier("s").accessibilityLabel("S") }
    let named = page.host.tree.all.filter { $0[.testID] == "s" }
    #expect(named.map(\.tag) == [.section])
    #expect(named.first?[.ariaLabel] == "S")
    #expect(named.first?[.role] == "group")
  }
}
