import Testing

@testable import PortableUI

@MainActor
@Suite struct EventHandlersTests {
  @Test func nodesAreFoundByTheirIdentifiers() throws {
    let page = TestPage { Button("a") {} }
    let button = try #require(page.first(.button))
    let node = try #require(page.host.handler(for: button.id))
    var handlers = EventHandlers()
    var expected: Set<UInt64> = []
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let number = UInt64.random(in: 1...100, using: &random)
      if Bool.random(using: &random) {
        handlers[NodeID(rawValue: number)] = node
        expected.insert(number)
      } else {
        handlers[NodeID(rawValue: number)] = nil
        expected.remove(number)
      }
    }
    for number in 0...101 as ClosedRange<UInt64> {
      #expect((handlers[NodeID(rawValue: number)] != nil) == expected.contains(number))
    }
  }
}
