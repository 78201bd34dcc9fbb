extension Law {
  /// From every moment in a state, some steps lead to another state.
  ///
  /// It says that a person is not trapped, not that they have to get there.
  public static func from(_ state: String, canReach target: String) -> Law {
    Law("from \(state), \(target) can be reached") { paths in
      let goals = paths.attempts.filter { attempt in
        attempt.result.isIn(target) || attempt.passed.contains { ExploredMoment.isIn(target, $0) }
      }
      let leading = paths.leading(to: goals) { _ in true }
      return paths.firstStuck(
        among: paths.moments.indices.filter { paths.moments[$0].isIn(state) && !paths.moments[$0].isIn(target) },
        leading: leading, along: { _ in true }, state: state
      ) { "No step leads from \($0) to \(target) any more." }
    }
  }

  /// After every moment in a state, something happens without a person, if all calls are answered and time passes.
  ///
  /// The answers are fair: an answer that can be given again and again is given at some time. So a feature that asks again
  /// after each failure passes, and one in which a failure is the end does not.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - state: The state where the waiting begins, or `nil` for all moments.
  ///   - predicate: What happens.
  public static func eventually(
    _ name: String, from state: String? = nil,
    _ predicate: @escaping @MainActor @Sendable (ExploredMoment) throws -> Bool
  ) -> Law {
    Law(name) { paths in
      let happened = try Set(paths.moments.indices.filter { try predicate(paths.moments[$0]) })
      let goals = try paths.attempts.filter { try !$0.step.isControl && predicate($0.result) }
      let leading = paths.leading(to: goals) { !$0.step.isControl }
      let starts = paths.moments.indices.filter { index in
        !happened.contains(index) && state.map { paths.moments[index].isIn($0) } ?? true
      }
      for start in starts {
        // Where the answers can lead before it happens, it must still be able to happen.
        let verdict = paths.firstStuck(
          among: paths.reachable(from: start) { attempt in
            guard !attempt.step.isControl, let to = attempt.to else { return false }
            return !happened.contains(to)
          },
          leading: leading, along: { !$0.step.isControl }, state: state ?? paths.moments[start].state
        ) { "It does not happen any more in \($0), whatever is answered." }
        if verdict != .holds { return verdict }
      }
      return .holds
    }
  }
}

extension ExploredPaths {
  /// Returns a verdict about the first of some moments from which no step leads on.
  fileprivate func firstStuck(
    among indices: [Int], leading: Set<Int>, along isFollowed: (Attempt) -> Bool, state: String,
    reason: (String) -> String
  ) -> Law.Verdict {
    guard !moments.isEmpty else { return .holds }
    if indices.isEmpty, !moments.contains(where: { $0.isIn(state) }),
      !attempts.contains(where: { $0.passed.contains(state) })
    {
      return .isUndecided("No moment is in the state \(state).")
    }
    var undecided: String?
    for index in indices where !leading.contains(index) {
      if reachable(from: index, where: isFollowed).allSatisfy(isComplete) {
        return .isBroken(reason(moments[index].state), path: moments[index].path)
      }
      undecided = undecided ?? moments[index].state
    }
    return undecided.map { .isUndecided("The exploration ended before everything was tried after \($0).") } ?? .holds
  }
}
