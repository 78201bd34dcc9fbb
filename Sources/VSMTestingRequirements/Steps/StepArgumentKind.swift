import Gherkin

/// The kinds of arguments below a step.
enum StepArgumentKind: Sendable {
  case dataTable, docString

  /// The kind that a closure's parameter of this type receives, or `nil` for parameters of the expression.
  init?(_ type: any StepParameter.Type) {
    if type == DataTable.self {
      self = .dataTable
    } else if type == DocString.self {
      self = .docString
    } else {
      return nil
    }
  }

  init(_ argument: Step.Argument) {
    switch argument {
    case .dataTable: self = .dataTable
    case .docString: self = .docString
    }
  }
}

extension [StepArgumentKind] {
  /// Returns the arguments of these kinds in this order, which can differ from the order in the file.
  func sort(_ arguments: [Step.Argument]) -> [Step.Argument] {
    compactMap { kind in arguments.first { StepArgumentKind($0) == kind } }
  }

  /// Returns why the arguments of a step are not the expected ones, or `nil` if they are.
  func problem(with arguments: [Step.Argument]) -> String? {
    let found = arguments.map(StepArgumentKind.init)
    if let missing = first(where: { !found.contains($0) }) {
      switch missing {
      case .dataTable: return "It expects a table below the step."
      case .docString: return "It expects a text between two lines of \"\"\" below the step."
      }
    }
    if isEmpty, !found.isEmpty {
      return "It expects no argument below the step. Add a DataTable or DocString to its parameters."
    }
    switch found.first(where: { !contains($0) }) {
    case .dataTable?: return "It expects no table below the step. Add a DataTable to its parameters."
    case .docString?: return "It expects no text below the step. Add a DocString to its parameters."
    case nil: return nil
    }
  }
}
