import Gherkin

/// What the definitions have to say to one step.
enum StepBinding<World> {
  case bound(StepDefinition<World>, StepMatch)
  /// No definition fits.
  case unbound
  /// Several fit, so it is not clear which is meant.
  case ambiguous([StepDefinition<World>])
  /// One fits, but not in all; and why not.
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
  /// Why what stands below a step is not what its definition wants; `nil` if it is.
  fileprivate func problem(with argument: Step.Argument?) -> String? {
    switch (self, argument) {
    case (.nothing, nil), (.dataTable, .dataTable?), (.docString, .docString?): nil
    case (.nothing, _): "It takes nothing that stands below the step: add a DataTable or DocString to its parameters."
    case (.dataTable, _): "It takes a table, which has to stand below the step."
    case (.docString, _): "It takes a text between two lines of \"\"\", which has to stand below the step."
    }
  }
}
