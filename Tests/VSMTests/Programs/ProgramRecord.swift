import VSM

/// The events of a program, as expected or as observed.
struct ProgramRecord: Equatable {
  /// Everything that happened on the main actor, in order.
  var events: [ProgramEvent] = []
  /// The states that each subscriber received.
  var heard: [Int: [Heard]] = [:]

  /// One announcement, and the state of the container at that time.
  ///
  /// `objectWillChange` contains no state, and it is undefined when an iteration returns one.
  struct Heard: Equatable {
    let state: Int?
    let current: Int?
  }

  /// Returns the first difference between two records, with the events before it.
  static func difference(expected: Self, actual: Self) -> String? {
    if let events = difference(expected.events, actual.events) { return events }
    for id in Set(expected.heard.keys).union(actual.heard.keys).sorted() {
      let lists = (expected.heard[id, default: []], actual.heard[id, default: []])
      if let list = difference(lists.0, lists.1) { return "what \(id) heard: \(list)" }
    }
    return nil
  }

  private static func difference<Entry: Equatable>(_ expected: [Entry], _ actual: [Entry]) -> String? {
    guard expected != actual else { return nil }
    let index = zip(expected, actual).prefix { $0 == $1 }.count
    let before = expected[max(0, index - 6)..<index].map { "\($0)" }.joined(separator: ", ")
    func next(_ entries: [Entry]) -> String {
      entries[index...].prefix(6).map { "\($0)" }.joined(separator: ", ")
    }
    return "after … \(before)\n  expected: \(next(expected))\n  actual:   \(next(actual))"
  }
}

/// An event on the main actor.
enum ProgramEvent: Equatable {
  case evaluated(Int)
  case started(Int)
  case cancelled(Int)
  /// The first subscriber of its kind received a state.
  case willSet(Int)
  case didSet(Int)
  /// A step was performed, after which the container has this state.
  case now(Int)
  /// Nothing continues.
  case quiet(Rest)
  /// The container or a sleeping task still exists at the end.
  case leaked
  /// An event that the observer received; actions have the container's numbers.
  case began(UInt64, ActionShape)
  case changed(from: Int, to: Int, by: UInt64?)
  case ended(UInt64, ActionOutcome)
  case containerEnded
}

/// The condition when nothing continues.
struct Rest: Equatable {
  /// The objects in memory.
  let states: [Int]
  let actions: [Int]
  /// Whether an action runs, a task waits for its end, and a debounced action waits.
  let isRunning: Bool
  let isRefreshing: Bool
  let isDebouncing: Bool
}
