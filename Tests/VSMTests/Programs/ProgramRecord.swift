import VSM

/// What a program led to: as the contract has it, or as it came.
struct ProgramRecord: Equatable {
  /// Everything that happened on the main actor, in order.
  var events: [ProgramEvent] = []
  /// What each subscriber heard.
  var heard: [Int: [Heard]] = [:]

  /// One announcement, and the state that the container had meanwhile.
  ///
  /// `objectWillChange` announces no state; when an iteration comes to one is not determined.
  struct Heard: Equatable {
    let state: Int?
    let current: Int?
  }

  /// Where two records differ first, with what led to it.
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

/// Something that happened on the main actor.
enum ProgramEvent: Equatable {
  case evaluated(Int)
  case started(Int)
  case cancelled(Int)
  /// The first subscriber of its kind has heard of a state.
  case willSet(Int)
  case didSet(Int)
  /// A step was done, and the container has this state.
  case now(Int)
  /// Everything has come to rest.
  case quiet(Rest)
  /// The container or a sleeper is still there at the end.
  case leaked
  /// What the observer was told; actions have the container's numbers.
  case began(UInt64, ActionShape)
  case changed(from: Int, to: Int, by: UInt64?)
  case ended(UInt64, ActionOutcome)
  case containerEnded
}

/// What there is when nothing happens.
struct Rest: Equatable {
  /// Everything that is in memory.
  let states: [Int]
  let actions: [Int]
  /// Whether the container follows an action, a task waits for its end, and whether something debounced waits.
  let isRunning: Bool
  let isRefreshing: Bool
  let isDebouncing: Bool
}
