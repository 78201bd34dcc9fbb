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

/// The failure of a step, thrown by the step.
public struct StepFailure: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
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
    if let problem = definition.wanted.problem(with: step.argument) { return .misfit(definition, problem) }
    switch values {
    case .success(let values): return .bound(definition, StepMatch(values: values, argument: step.argument))
    case .failure(let error): return .misfit(definition, "\(error)")
    }
  }
}

extension StepDefinition.Wanted {
  /// Returns why the argument of a step is not the one that its definition expects, or `nil` if it is.
  fileprivate func problem(with argument: Step.Argument?) -> String? {
    switch (self, argument) {
    case (.nothing, nil), (.dataTable, .dataTable?), (.docString, .docString?): nil
    case (.nothing, _): "It expects no argument below the step. Add a DataTable or DocString to its parameters."
    case (.dataTable, _): "It expects a table below the step."
    case (.docString, _): "It expects a text between two lines of \"\"\" below the step."
    }
  }
}
