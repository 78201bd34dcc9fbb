import Testing

@testable import PortableUI

@MainActor
@Suite struct StacksTests {
  @Test func alignmentIsAClassAndSpacingIsAStyle() {
    let page = TestPage {
      HStack { Text("a") }
      HStack(alignment: .firstTextBaseline, spacing: 4.5) {}
      VStack(alignment: .leading, spacing: 0) {}
      ZStack(alignment: .bottomTrailing) {}
      ZStack {}
    }
    let nodes = page.host.tree.children
    #expect(
      nodes.map { $0[.class] } == [
        "hstack", "hstack align-baseline", "vstack align-leading", "zstack align-bottom-trailing", "zstack",
      ])
    #expect(nodes.map { $0[.style] } == [nil, "gap:4.5px", "gap:0px", nil, nil])
  }

  @Test func spacersAndDividersAreElements() {
    let page = TestPage {
      HStack {
        Spacer(minLength: 8)
        Divider()
        Spacer()
      }
    }
    let nodes = page.host.tree.children[0].children
    #expect(nodes.map(\.tag) == [.div, .hr, .div])
    #expect(nodes.map { $0[.style] } == ["flex-basis:8px", nil, nil])
  }

  @Test func labeledStackIsAGroup() {
    let page = TestPage {
      VStack { Text("a") }.accessibilityLabel("Both").accessibilityIdentifier("stack")
      VStack {}.accessibilityIdentifier("plain")
    }
    let nodes = page.host.tree.children
    #expect(nodes.map { $0[.role] } == ["group", nil])
    #expect(nodes.map { $0[.testID] } == ["stack", "plain"])
    #expect(nodes[0].children[0][.testID] == nil)
  }
}
