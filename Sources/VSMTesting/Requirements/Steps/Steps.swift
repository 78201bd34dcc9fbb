/// The step definitions for scenarios with a world of this type.
///
/// ```swift
/// let profileSteps = Steps<ProfileWorld> {
///   Steps.page
///   Given("I am not connected to the internet") { world in world.isOffline = true }
/// }
/// ```
///
/// A library of steps can include others. The order does not matter, since no step may match two definitions.
public struct Steps<World>: Sendable {
  let definitions: [StepDefinition<World>]

  public init(@StepsBuilder<World> _ steps: () -> [StepDefinition<World>]) {
    definitions = steps()
  }
}

/// Builds a library of steps from definitions and other libraries.
@resultBuilder
public enum StepsBuilder<World> {
  public static func buildExpression(_ definition: StepDefinition<World>) -> [StepDefinition<World>] { [definition] }
  public static func buildExpression(_ steps: Steps<World>) -> [StepDefinition<World>] { steps.definitions }
  public static func buildBlock(_ parts: [StepDefinition<World>]...) -> [StepDefinition<World>] {
    parts.flatMap(\.self)
  }
}
