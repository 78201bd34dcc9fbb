// Why: Documentation/Decisions/0089-laws-are-checked-on-recorded-paths.md
/// A statement about all paths through a feature, which an exploration checks.
///
/// ```swift
/// exploration.expect(
///   .never("two payments") { try $0.count(of: "pay succeeds") > 1 },
///   .from("failed", canReach: "saved"),
///   .everyErrorCanBeRetried)
/// ```
///
/// The predicates of a law get each moment that a page was in after a step: also the moments that are equal to an earlier
/// one, since their content can differ. States that are passed between two moments have no page of their own, so they are
/// left out.
public struct Law: Sendable {
  /// The name in failures.
  public let name: String

  let check: @MainActor @Sendable (ExploredPaths) throws -> Verdict

  init(_ name: String, check: @escaping @MainActor @Sendable (ExploredPaths) throws -> Verdict) {
    (self.name, self.check) = (name, check)
  }

  /// The result of checking a law.
  public enum Verdict: Hashable, Sendable {
    /// No path that was explored breaks the law.
    case holds
    /// The path breaks the law at its end.
    case isBroken(String, path: [Exploration.Step])
    /// The exploration left out what would decide.
    case isUndecided(String)
  }
}

extension Law {
  /// No moment has this property.
  public static func never(
    _ name: String, _ predicate: @escaping @MainActor @Sendable (ExploredMoment) throws -> Bool
  ) -> Law {
    Law(name) { paths in
      for moment in paths.observed where try predicate(moment) {
        return .isBroken("It happens in the state \(moment.state).", path: moment.path)
      }
      return .holds
    }
  }

  /// Every moment has this property.
  public static func always(
    _ name: String, _ predicate: @escaping @MainActor @Sendable (ExploredMoment) throws -> Bool
  ) -> Law {
    Law(name) { paths in
      for moment in paths.observed where try !predicate(moment) {
        return .isBroken("It is not so in the state \(moment.state).", path: moment.path)
      }
      return .holds
    }
  }
}
