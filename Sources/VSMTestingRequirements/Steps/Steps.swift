import Gherkin

/// The step definitions for scenarios with a world of this type.
///
/// ```swift
/// let profileSteps = Steps<ProfileWorld> {
///   Steps.page
///   Given("I am not connected to the internet") { world in world.isOffline = true }
/// }
/// ```
///
/// A library of steps can include others. The order of definitions does not matter, since no step may match two of them.
/// ``Before`` and ``After`` add what runs around the steps of scenarios.
public struct Steps<World>: Sendable {
  let definitions: [StepDefinition<World>]
  let before: [ScenarioHook<World>]
  let after: [ScenarioHook<World>]

  public init(@StepsBuilder<World> _ steps: () -> Steps<World>) { self = steps() }

  init(
    definitions: [StepDefinition<World>] = [], before: [ScenarioHook<World>] = [], after: [ScenarioHook<World>] = []
  ) {
    self.definitions = definitions
    self.before = before
    self.after = after
  }
}

/// Builds a library of steps from definitions, hooks and other libraries.
@resultBuilder
public enum StepsBuilder<World> {
  public static func buildExpression(_ definition: StepDefinition<World>) -> Steps<World> {
    Steps(definitions: [definition])
  }

  public static func buildExpression(_ hook: Before<World>) -> Steps<World> { Steps(before: [hook.hook]) }
  public static func buildExpression(_ hook: After<World>) -> Steps<World> { Steps(after: [hook.hook]) }
  public static func buildExpression(_ steps: Steps<World>) -> Steps<World> { steps }

  public static func buildBlock(_ parts: Steps<World>...) -> Steps<World> {
    Steps(
      definitions: parts.flatMap(\.definitions), before: parts.flatMap(\.before), after: parts.flatMap(\.after))
  }
}

/// The failure of a step, thrown by the step.
public struct StepFailure: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// The result of looking up the definition of a step.
enum StepBinding<World> {
  case bound(StepDefinition<World>, StepMatch)
  /// No definition matches.
  case unbound
  /// Several definitions match.
  case ambiguous([StepDefinition<World>])
  /// One definition matches, but cannot be used for the reason given.
  case misfit(StepDefinition<World>, String)
}

extension Steps {
  /// Finds the definition that a step is bound to.
  @MainActor
  func binding(of step: Pickle.Step) -> StepBinding<World> {
    var found: [(definition: StepDefinition<World>, values: Result<[Any], any Error>)] = []
    for definition in definitions {
      do {
        if let values = try definition.read(step.text) { found.append((definition, .success(values))) }
      } catch {
        found.append((definition, .failure(error)))
      }
    }
    guard let (definition, values) = found.first else { return .unbound }
    guard found.count == 1 else { return .ambiguous(found.map(\.definition)) }
    if let problem = definition.arguments.problem(with: step.arguments) { return .misfit(definition, problem) }
    switch values {
    case .success(let values):
      let arguments = definition.arguments.sort(step.arguments)
      return .bound(definition, StepMatch(values: values, arguments: arguments))
    case .failure(let error): return .misfit(definition, "\(error)")
    }
  }
}
