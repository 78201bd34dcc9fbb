import Gherkin

/// An expression together with the types of its parameters.
struct StepSignature {
  private(set) var expression: StepExpression?
  /// The kinds of arguments below the step, in the order of the parameters.
  private(set) var arguments: [StepArgumentKind] = []
  /// The reason why the expression and the types do not match, or `nil` if they do.
  private(set) var problem: String?
  private(set) var read: @MainActor @Sendable (String) throws -> [Any]? = { _ in nil }

  init(_ source: String, types: [any StepParameter.Type]) {
    arguments = types.compactMap(StepArgumentKind.init)
    let types = Array(types.dropLast(arguments.count))
    if types.contains(where: { StepArgumentKind($0) != nil }) || Set(arguments).count < arguments.count {
      problem = "The closure can have one DataTable and one DocString, as its last parameters."
      return
    }
    do {
      let expression = try StepExpression(source)
      self.expression = expression
      guard expression.parameters.count == types.count else {
        problem =
          "The expression has \(count(expression.parameters.count)), but the closure takes \(count(types.count)) "
          + "after the world."
        return
      }
      var forms: [StepParameterForm<any Sendable>] = []
      for (name, type) in zip(expression.parameters, types) {
        guard let form = type.form(named: name) else {
          problem = "{\(name)} is not a form of \(type). Use \(Self.names(of: type))."
          return
        }
        forms.append(form)
      }
      let pattern = StepPattern(try Regex(expression.regex(patterns: forms.map(\.pattern))))
      read = { [forms] text in try pattern.match(text).map { try Self.values(in: $0, forms: forms) } }
    } catch let error as StepExpressionError {
      problem = "Character \(error.column): \(error.message)"
    } catch {
      problem = "The pattern of a parameter is not a valid regular expression: \(error)"
    }
  }

  private static func values(in output: AnyRegexOutput, forms: [StepParameterForm<any Sendable>]) throws -> [Any] {
    try forms.enumerated().map { index, form in
      let text = output["p\(index)"]?.substring.map(String.init) ?? ""
      guard let value = form.value(text) else { throw StepFailure("\"\(text)\" is not a valid {\(form.name)}.") }
      return value
    }
  }

  private static func names(of type: any StepParameter.Type) -> String {
    func names<Value: StepParameter>(_: Value.Type) -> [String] { Value.forms.map { "{\($0.name)}" } }
    return names(type).joined(separator: " or ")
  }
}

private func count(_ number: Int) -> String {
  number == 1 ? "1 parameter" : "\(number) parameters"
}

/// The regular expression of a definition.
///
/// It is isolated to the main actor, where steps run, because `Regex` is not `Sendable`.
@MainActor
final class StepPattern {
  /// Unsafe, because a nonisolated initializer cannot set an isolated property otherwise. The initializer takes
  /// ownership of the value, and only this class reads it, on the main actor.
  nonisolated(unsafe) private let regex: Regex<AnyRegexOutput>

  nonisolated init(_ regex: sending Regex<AnyRegexOutput>) { self.regex = regex }

  /// Returns the groups of the regular expression, if it matches the whole text.
  func match(_ text: String) -> AnyRegexOutput? { text.wholeMatch(of: regex)?.output }
}

/// The values that a definition has read in a step.
struct StepMatch {
  /// The values of the parameters, in order.
  var values: [Any]
  /// The arguments below the step, in the order of the definition's parameters.
  var arguments: [Step.Argument]
}
