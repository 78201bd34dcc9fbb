/// The steps that scenarios can consist of, in a world of the test's choice.
///
/// ```swift
/// let profileSteps = Steps<ProfileWorld> {
///   Steps.page
///   Given("I am not connected to the internet") { world in world.isOffline = true }
/// }
/// ```
///
/// Libraries of steps can be part of others. Their order does not matter: no step may be of two kinds.
public struct Steps<World>: Sendable {
  let definitions: [StepDefinition<World>]

  public init(@StepsBuilder<World> _ steps: () -> [StepDefinition<World>]) {
    definitions = steps()
  }
}

/// Collects steps, and libraries of steps.
@resultBuilder
public enum StepsBuilder<World> {
  public static func buildExpression(_ definition: StepDefinition<World>) -> [StepDefinition<World>] { [definition] }
  public static func buildExpression(_ steps: Steps<World>) -> [StepDefinition<World>] { steps.definitions }
  public static func buildBlock(_ parts: [StepDefinition<World>]...) -> [StepDefinition<World>] {
    parts.flatMap(\.self)
  }
}
