/// Matches expected states with recorded ones.
enum JourneyMatch {
  /// Returns the index of the matching name for each expected item, or `nil` if they do not match.
  ///
  /// Items that match any number of names match as few as possible.
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
