import VSMTestingCore

extension Exploration {
  /// Checks a law on all paths that were explored.
  ///
  /// - Throws: ``CountingError`` if the law needs what the exploration does not distinguish, and the errors of its predicate.
  @MainActor public func check(_ law: Law) throws -> Law.Verdict {
    if let unknown = paths.counted.subtracting(paths.observedNames).min() { throw CountingError.isUnknown(unknown) }
    let verdict = try law.check(paths)
    if verdict != .holds || paths.isComplete { return verdict }
    return .isUndecided(
      reachedBounds.first?.description ?? "The exploration is not complete: a path could not be repeated.")
  }

  /// Fails the test for each broken law, with the path that breaks it and a test that repeats the path.
  ///
  /// A law that the exploration cannot decide fails too: raise its ``Limits``, or let it count the calls of the
  /// dependency.
  ///
  /// - Parameter feature: The expression that creates the feature in the test that repeats a path.
  @MainActor public func expect(
    _ laws: Law..., feature: String = "feature(steering)",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID, filePath, line, column)
    for law in laws {
      guard let problem = problem(with: law, feature: feature) else { continue }
      TestFailure(problem, at: location).record()
    }
  }

  @MainActor private func problem(with law: Law, feature: String) -> String? {
    do {
      switch try check(law) {
      case .holds: return nil
      case .isUndecided(let reason): return "The law “\(law.name)” is not decided. \(reason)"
      case .isBroken(let reason, let path):
        return """
          The law “\(law.name)” does not hold. \(reason) Path: \(path.map(\.description).joined(separator: ", ")).

          \(Self.testSource(for: path, named: "thisPathBreaksTheLaw", feature: feature))
          """
      }
    } catch {
      return "The law “\(law.name)” is not decided. \(error)"
    }
  }
}
