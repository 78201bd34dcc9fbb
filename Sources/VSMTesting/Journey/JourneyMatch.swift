/// Lays what a test expects beside what happened.
enum JourneyMatch {
  /// For each expected item the index of the name that it stands for; `nil` where they do not fit.
  ///
  /// What stands for any number of names takes as few as it can.
  static func indices<State>(of expected: [ExpectedState<State>], in names: [String]) -> [Int?]? {
    match(expected[...], names[...])
  }

  private static func match<State>(
    _ expected: ArraySlice<ExpectedState<State>>, _ names: ArraySlice<String>
  ) -> [Int?]? {
    guard let first = expected.first else { return names.isEmpty ? [] : nil }
    switch first.kind {
    case .anything:
      for skipped in names.startIndex...names.endIndex {
        if let rest = match(expected.dropFirst(), names[skipped...]) { return [nil] + rest }
      }
      return nil
    case .state(let name):
      guard let happened = names.first, name == nil || name == happened,
        let rest = match(expected.dropFirst(), names.dropFirst())
      else { return nil }
      return [names.startIndex] + rest
    }
  }
}
