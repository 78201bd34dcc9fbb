import Testing
import VSMTesting

@testable import VSM

struct DebounceQueueTests {
  private func due(_ queue: inout DebounceQueue<String>, at now: Duration) -> [String] {
    var actions: [String] = []
    while let action = queue.takeDue(at: now) { actions.append(action) }
    return actions
  }

  @Test func actionIsDueOnceAtItsTime() {
    var queue = DebounceQueue<String>()
    _ = queue.add("save", for: .identifier("name"), due: .seconds(2))
    #expect(queue.nextDue == .seconds(2))
    #expect(due(&queue, at: .milliseconds(1_999)) == [])
    #expect(due(&queue, at: .seconds(2)) == ["save"])
    #expect(queue.isEmpty)
    #expect(queue.nextDue == nil)
  }

  @Test func newestActionOfAKeyReplacesThePreviousOne() {
    var queue = DebounceQueue<String>()
    #expect(queue.add("a", for: .identifier("name"), due: .seconds(1)) == nil)
    #expect(queue.add("b", for: .identifier("name"), due: .seconds(3)) == "a")
    #expect(due(&queue, at: .seconds(2)) == [])
    #expect(queue.add("c", for: .identifier("name"), due: .seconds(2)) == "b")
    #expect(due(&queue, at: .seconds(2)) == ["c"])
    #expect(due(&queue, at: .seconds(3)) == [])
  }

  @Test func differentKeysWaitIndependentlyAndAreDueInOrder() {
    var queue = DebounceQueue<String>()
    _ = queue.add("late", for: .identifier(1), due: .seconds(3))
    _ = queue.add("first", for: .identifier(2), due: .seconds(1))
    _ = queue.add("second", for: .identifier(3), due: .seconds(1))
    _ = queue.add("elsewhere", for: .callSite(CallSite()), due: .seconds(2))
    #expect(due(&queue, at: .seconds(2)) == ["first", "second", "elsewhere"])
    #expect(queue.nextDue == .seconds(3))
  }

  @Test func callSiteIsItsFileLineAndColumn() {
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

  @Test func queueAgreesWithALinearSearch() {
    var generator = SeededGenerator(seed: 7)
    var queue = DebounceQueue<String>()
    var model: [Int: (due: Duration, number: Int)] = [:]
    func next(upTo now: Duration) -> (key: Int, number: Int)? {
      let all = model.filter { $0.value.due <= now }
      return all.min { ($0.value.due, $0.value.number) < ($1.value.due, $1.value.number) }
        .map { ($0.key, $0.value.number) }
    }
    for number in 1...3_000 {
      let now = Duration.milliseconds(number)
      let key = Int.random(in: 0..<40, using: &generator)
      let due = now + .milliseconds(Int.random(in: 0..<60, using: &generator))
      let replaced = queue.add("\(number)", for: .identifier(key), due: due)
      #expect(replaced == model[key].map { "\($0.number)" })
      model[key] = (due, number)
      if number.isMultiple(of: 5) {
        while let expected = next(upTo: now) {
          #expect(queue.takeDue(at: now) == "\(expected.number)")
          model[expected.key] = nil
        }
        #expect(queue.takeDue(at: now) == nil)
      }
      #expect(queue.nextDue == model.values.map(\.due).min())
      #expect(queue.action(for: .identifier(key)) == model[key].map { "\($0.number)" })
      if number.isMultiple(of: 7) {
        let key = Int.random(in: 0..<40, using: &generator)
        #expect(queue.take(.identifier(key)) == model.removeValue(forKey: key).map { "\($0.number)" })
      }
      if number.isMultiple(of: 501) {
        let taken = queue.takeAll { $0.hasSuffix("5") }
        let expected = model.filter { $0.value.number % 10 == 5 }
        #expect(Set(taken) == Set(expected.values.map { "\($0.number)" }))
        for key in expected.keys { model[key] = nil }
      }
    }
  }

  /// An instant that counts its comparisons.
  private struct Counted: Comparable {
    final class Count { var comparisons = 0 }

    let value: Int
    let count: Count

    static func == (left: Counted, right: Counted) -> Bool {
      left.count.comparisons += 1
      return left.value == right.value
    }

    static func < (left: Counted, right: Counted) -> Bool {
      left.count.comparisons += 1
      return left.value < right.value
    }
  }

  @Test func removingAnActionTakesLogarithmicTime() {
    let count = Counted.Count()
    func instant(_ value: Int) -> Counted { Counted(value: value, count: count) }
    var queue = DueQueue<Counted, Int>()
    var generator = SeededGenerator(seed: 1)
    let number = 2_048
    for key in 0..<number {
      _ = queue.add(key, for: .identifier(key), due: instant(Int.random(in: 0..<1_000, using: &generator)))
    }
    while let next = queue.nextDue { _ = queue.takeDue(at: next) }
    // Each action moves through a heap of 11 levels, with two comparisons of entries each, some of them of two
    // instants.
    #expect(count.comparisons < number * 11 * 6)
  }

  @Test func costOfDelayingAnActionIsIndependentOfTheNumberOfCalls() {
    let count = Counted.Count()
    func instant(_ value: Int) -> Counted { Counted(value: value, count: count) }
    var queue = DueQueue<Counted, Int>()
    for key in 0..<256 { _ = queue.add(key, for: .identifier(key), due: instant(key)) }
    func putOff(_ times: Range<Int>) -> Int {
      count.comparisons = 0
      for time in times {
        _ = queue.add(time, for: .identifier(128), due: instant(1_000 + time))
        _ = queue.nextDue
      }
      return count.comparisons
    }
    let first = putOff(0..<500)
    #expect(first < 500 * 8 * 6)
    _ = putOff(500..<5_000)
    #expect(putOff(5_000..<5_500) <= first)
  }
}
