import VSM

/// The number of states of a journey that a test has checked.
@MainActor
final class JourneyProgress {
  private let record: StateRecord
  private let location: TestLocation
  /// The number of states that have been checked, including the initial state.
  private var seen = 1

  init(along record: StateRecord, at location: TestLocation) {
    self.record = record
    self.location = location
  }

  /// The number of the first state that has not been checked, or else of the current one.
  var firstUnseen: Int { min(seen, record.states.count - 1) }

  /// Returns the unchecked states with the number of the first, and marks them as checked.
  private func takeUnseen() -> (states: [Any], first: Int) {
    defer { seen = record.states.count }
    return (Array(record.states.dropFirst(seen)), seen)
  }

  func expect<State>(_ expected: [ExpectedState<State>], at location: TestLocation) {
    let (states, first) = takeUnseen()
    let names = states.map { StateName.of($0) }
    guard let indices = JourneyMatch.indices(of: expected, in: states) else {
      let descriptions = expected.map { $0.description(among: record.states.compactMap { $0 as? State }) }
      let lines = LineDifference.lines(expected: descriptions, happened: names)
      return fail(
        ["\(record.container) did not go through the expected states (- expected, + happened):"] + lines
          + contents(of: states.map { $0 }, lines), at: location)
    }
    for case (let expected, let index?) in zip(expected, indices) {
      check(states[index], number: first + index, for: expected, at: location)
    }
  }

  func reportUnseen(at location: TestLocation? = nil) {
    let (states, _) = takeUnseen()
    if states.isEmpty { return }
    let names = states.map { "  " + StateName.of($0) }
    fail(
      ["\(record.container) went through states that the test did not expect. Expect them, or \".anything\":"] + names,
      at: location ?? self.location)
  }

  private func check<State>(
    _ state: Any, number: Int, for expected: ExpectedState<State>, at location: TestLocation
  ) {
    guard let typed = state as? State else { return }
    for check in expected.checks {
      do {
        guard let mismatch = try check(typed) else { continue }
        fail(
          ["State \(number), \(StateName.of(state)), is not as expected (- expected, + happened):"] + mismatch.lines,
          at: location)
      } catch {
        fail(["State \(number), \(StateName.of(state)), could not be checked: \(error)"], at: location)
      }
    }
  }

  /// The contents of the unexpected states, which often show why they occurred.
  private func contents(of states: [Any], _ difference: [String]) -> [String] {
    let surprising = Set(difference.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) })
    return states.filter { surprising.contains(StateName.of($0)) }.flatMap { state in
      let lines = ValueDescription.lines(of: state)
      return lines.count > 1 ? [""] + lines : []
    }
  }

  private func fail(_ lines: [String], at location: TestLocation) {
    TestFailure(lines.joined(separator: "\n"), at: location).record()
  }
}

/// Matches expected states with recorded ones.
enum JourneyMatch {
  /// Returns the index of the matching state for each expected item, or `nil` if they do not match.
  ///
  /// Items that match any number of states match as few as possible.
  static func indices<State>(of expected: [ExpectedState<State>], in states: [Any]) -> [Int?]? {
    match(expected[...], states[...])
  }

  private static func match<State>(
    _ expected: ArraySlice<ExpectedState<State>>, _ states: ArraySlice<Any>
  ) -> [Int?]? {
    guard let first = expected.first else { return states.isEmpty ? [] : nil }
    if case .anything = first.kind {
      for skipped in states.startIndex...states.endIndex {
        if let rest = match(expected.dropFirst(), states[skipped...]) { return [nil] + rest }
      }
      return nil
    }
    guard let happened = states.first, first.matches(happened),
      let rest = match(expected.dropFirst(), states.dropFirst())
    else { return nil }
    return [states.startIndex] + rest
  }
}

extension ExpectedState {
  /// Whether the name or case of a state is as expected.
  func matches(_ state: Any) -> Bool {
    switch kind {
    case .anything: true
    case .state(let name): name == nil || name == StateName.of(state)
    case .constructed(let expected): (state as? State).map(expected.matches) ?? false
    }
  }

  /// The description, with the name of a case if one of the states shows it.
  fileprivate func description(among states: [State]) -> String {
    guard case .constructed(let expected) = kind else { return description }
    return expected.name(in: states) ?? description
  }
}
