import Testing

@testable import VSM

struct DebounceQueueTests {
  private func due(_ queue: inout DebounceQueue<String>, at now: Duration) -> [String] {
    var actions: [String] = []
    while let action = queue.takeDue(at: now) { actions.append(action) }
    return actions
  }

  @Test func anActionIsDueAtItsTimeAndOnce() {
    var queue = DebounceQueue<String>()
    _ = queue.add("save", for: .identifier("name"), due: .seconds(2))
    #expect(queue.nextDue == .seconds(2))
    #expect(due(&queue, at: .milliseconds(1_999)) == [])
    #expect(due(&queue, at: .seconds(2)) == ["save"])
    #expect(queue.isEmpty)
    #expect(queue.nextDue == nil)
  }

  @Test func theNewestOfAKeyTakesThePlaceOfTheOneBefore() {
    var queue = DebounceQueue<String>()
    #expect(queue.add("a", for: .identifier("name"), due: .seconds(1)) == nil)
    #expect(queue.add("b", for: .identifier("name"), due: .seconds(3)) == "a")
    #expect(due(&queue, at: .seconds(2)) == [])
    #expect(queue.add("c", for: .identifier("name"), due: .seconds(2)) == "b")
    #expect(due(&queue, at: .seconds(2)) == ["c"])
    #expect(due(&queue, at: .seconds(3)) == [])
  }

  @Test func differentKeysWaitSideBySideAndAreDueInOrder() {
    var queue = DebounceQueue<String>()
    _ = queue.add("late", for: .identifier(1), due: .seconds(3))
    _ = queue.add("first", for: .identifier(2), due: .seconds(1))
    _ = queue.add("second", for: .identifier(3), due: .seconds(1))
    _ = queue.add("elsewhere", for: .callSite(CallSite()), due: .seconds(2))
    #expect(due(&queue, at: .seconds(2)) == ["first", "second", "elsewhere"])
    #expect(queue.nextDue == .seconds(3))
  }

  @Test func aCallSiteIsItsFileLineAndColumn() {
    let keys: Set<DebounceKey> = [
      DebounceKey(Never?.none, or: CallSite(fileID: "A/A.swift", line: 1, column: 1)),
      DebounceKey(Never?.none, or: CallSite(fileID: "A/A.swift", line: 1, column: 1)),
      DebounceKey(Never?.none, or: CallSite(fileID: "A/A.swift", line: 1, column: 9)),
      DebounceKey(Never?.none, or: CallSite(fileID: "A/A.swift", line: 2, column: 1)),
      DebounceKey(Never?.none, or: CallSite(fileID: "A/B.swift", line: 1, column: 1)),
      DebounceKey("A", or: CallSite(fileID: "A/A.swift", line: 1, column: 1)),
    ]
    #expect(keys.count == 5)
  }
}
