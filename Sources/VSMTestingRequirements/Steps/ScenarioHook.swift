import Gherkin
import VSM

/// A closure that runs before the steps of scenarios, in a list of steps.
///
/// A hook prepares scenarios without a sentence in each of them:
///
/// ```swift
/// let profileSteps = Steps<ProfileWorld> {
///   Before("@offline") { world in world.connection.isOffline = true }
///   After { world in try world.store.checkConsistency() }
///   Steps.page
/// }
/// ```
///
/// Hooks run in the order of the list, before the steps of the background. After each, the scenario waits as after a
/// step. An error fails the scenario, and its steps do not run.
public struct Before<World>: Sendable {
  let hook: ScenarioHook<World>

  /// Creates a hook that receives the world.
  ///
  /// - Parameters:
  ///   - tags: A tag expression that selects scenarios, such as `@smoke and not @slow`. Without it, the hook runs for all.
  ///     If it contains a mistake, every scenario that uses the list of steps reports it.
  ///   - body: Runs for each selected scenario.
  public init(
    _ tags: String = "", fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World) async throws -> Void
  ) {
    self.init(tags, fileID: fileID, line: line) { world, _ in try await body(world) }
  }

  /// Creates a hook that receives the world and the scenario.
  ///
  /// - Parameters:
  ///   - tags: A tag expression that selects scenarios, such as `@smoke and not @slow`. Without it, the hook runs for all.
  ///     If it contains a mistake, every scenario that uses the list of steps reports it.
  ///   - body: Runs for each selected scenario.
  public init(
    _ tags: String = "", fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World, Requirements.Scenario) async throws -> Void
  ) {
    hook = ScenarioHook("Before", tags, CallSite(fileID: fileID, line: line), body)
  }
}

/// A closure that runs after the steps of scenarios, in a list of steps.
///
/// It also runs if a step or another hook has failed, to release what the scenario used. Hooks run in the reverse order of
/// the list, so that a hook after others in the list can rely on what they have prepared. An error fails the scenario. See
/// ``Before``.
public struct After<World>: Sendable {
  let hook: ScenarioHook<World>

  /// Creates a hook that receives the world.
  ///
  /// - Parameters:
  ///   - tags: A tag expression that selects scenarios, such as `@smoke and not @slow`. Without it, the hook runs for all.
  ///     If it contains a mistake, every scenario that uses the list of steps reports it.
  ///   - body: Runs for each selected scenario.
  public init(
    _ tags: String = "", fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World) async throws -> Void
  ) {
    self.init(tags, fileID: fileID, line: line) { world, _ in try await body(world) }
  }

  /// Creates a hook that receives the world and the scenario.
  ///
  /// - Parameters:
  ///   - tags: A tag expression that selects scenarios, such as `@smoke and not @slow`. Without it, the hook runs for all.
  ///     If it contains a mistake, every scenario that uses the list of steps reports it.
  ///   - body: Runs for each selected scenario.
  public init(
    _ tags: String = "", fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World, Requirements.Scenario) async throws -> Void
  ) {
    hook = ScenarioHook("After", tags, CallSite(fileID: fileID, line: line), body)
  }
}

/// A hook without its time.
struct ScenarioHook<World>: Sendable {
  /// The hook in messages: `Before("@slow") (Steps.swift:12)`.
  let line: String
  /// The selected scenarios, or the mistake in the expression.
  let condition: Result<TagExpression, TagExpressionError>
  let body: @MainActor @Sendable (World, Requirements.Scenario) async throws -> Void

  init(
    _ name: String, _ tags: String, _ callSite: CallSite,
    _ body: @escaping @MainActor @Sendable (World, Requirements.Scenario) async throws -> Void
  ) {
    line = "\(tags.isEmpty ? name : "\(name)(\"\(tags)\")") (\(callSite))"
    condition = Result { () throws(TagExpressionError) in try TagExpression(parsing: tags) }
    self.body = body
  }

  func selects(_ scenario: Requirements.Scenario) -> Bool {
    guard case .success(let expression) = condition else { return false }
    return expression.matches(scenario.tags)
  }

  /// The reason why the hook cannot be used, or `nil` if it can.
  var problem: String? {
    guard case .failure(let error) = condition else { return nil }
    return "\(line) cannot be used.\n  \(error)"
  }
}
