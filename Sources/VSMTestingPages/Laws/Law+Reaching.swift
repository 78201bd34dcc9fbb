extension Law {
  /// From every moment in a state, some steps lead to another state.
  ///
  /// It says that a person is not trapped, not that they have to get there.
  public static func from(_ state: String, canReach target: String) -> Law {
    Law("from \(state), \(target) can be reached") { paths in
      guard paths.passes(through: state) else { return .isUndecided("No moment is in the state \(state).") }
      let goals = paths.attempts.filter { $0.result.isIn(target) || $0.passes(through: target) }
      let leading = paths.leading(to: goals) { _ in true }
      for (index, moment) in paths.moments.enumerated()
      where moment.isIn(state) && !moment.isIn(target) && !leading.contains(index) {
        guard paths.reachable(from: index, where: { _ in true }).allSatisfy(paths.isComplete) else {
          return .isUndecided("The exploration ended before everything was tried after \(moment.state).")
        }
        return .isBroken("No step leads from \(moment.state) to \(target) any more.", path: moment.path)
      }
      return .holds
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
  ///   - predicate: Whether it has happened at a moment.
  public static func eventually(
    _ name: String, from state: String? = nil,
    _ predicate: @escaping @MainActor @Sendable (ExploredMoment) throws -> Bool
  ) -> Law {
    Law(name) { paths in
      if let state, !paths.moments.contains(where: { $0.isIn(state) }) {
        return .isUndecided("No moment is in the state \(state).")
      }
      let automatic = paths.attempts.filter { !$0.step.isControl }
      let leading = paths.leading(to: try automatic.filter { try predicate($0.result) }) { !$0.step.isControl }
      for (start, moment) in paths.moments.enumerated() where state.map(moment.isIn) ?? true {
        if try predicate(moment) { continue }
        // Where the answers can lead before it happens, it must still be able to happen.
        let walk = try paths.walk(from: start) { try !$0.step.isControl && !predicate($0.result) }
        for (index, steps) in walk where !leading.contains(index) {
          guard paths.isComplete(index) else {
            return .isUndecided(
              "The exploration ended before everything was tried after \(paths.moments[index].state).")
          }
          return .isBroken(
            "It does not happen any more in \(paths.moments[index].state), whatever is answered.",
            path: moment.path + steps)
        }
      }
      return .holds
    }
  }
}

extension ExploredPaths {
  /// Whether a moment is in a state, or a step passed through it.
  fileprivate func passes(through state: String) -> Bool {
    moments.contains { $0.isIn(state) } || attempts.contains { $0.passes(through: state) }
  }

  /// Returns the moments that can be reached from one of them, including itself, with the steps that lead there.
  fileprivate func walk(
    from start: Int, where isFollowed: (Attempt) throws -> Bool
  ) rethrows -> [(moment: Int, steps: [Exploration.Step])] {
    var (found, known, next) = ([(moment: start, steps: [Exploration.Step]())], Set([start]), 0)
    while next < found.count {
      let (moment, steps) = found[next]
      for attempt in attempts(from: moment) where try isFollowed(attempt) {
        if let to = attempt.to, known.insert(to).inserted { found.append((to, steps + [attempt.step])) }
      }
      next += 1
    }
    return found
  }
}

extension ExploredPaths.Attempt {
  /// Whether the page was in a state between the two moments.
  fileprivate func passes(through state: String) -> Bool {
    passed.contains { $0 == state || $0.components(separatedBy: " · ").contains(state) }
  }
}
