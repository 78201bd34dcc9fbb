import Gherkin
import VSM

/// The implementation of a kind of step, with a pattern for the texts of the steps.
///
/// It is written ``Given``, ``When`` or ``Then``, which are synonyms: a step is bound by its text, not by its keyword.
/// The closure receives the world of the scenario, a value for each parameter of the expression and, if it has
/// parameters for them, the `DataTable` and the `DocString` below the step. An error of the closure fails the scenario.
///
/// ```swift
/// When("I change {string} to {string}") { (world, field: String, text: String) in
///   try world.page?.type(text, into: field)
/// }
/// ```
public struct StepDefinition<World>: Sendable {
  typealias Body = @MainActor @Sendable (World, StepMatch) async throws -> Void

  /// The name in messages: the expression in quotes.
  let name: String
  let callSite: CallSite
  /// The expression, or `nil` for a definition with a regular expression.
  let expression: StepExpression?
  /// The arguments that are expected below the step, in the order of the closure's parameters.
  let arguments: [StepArgumentKind]
  /// Reads the text of a step. Returns `nil` if it does not match.
  let read: @MainActor @Sendable (String) throws -> [Any]?
  let body: Body
  /// An error in the definition. It then matches no step.
  let problem: String?

  /// Binds steps by an expression, such as `I have {int} cucumber(s) in my belly/stomach`.
  ///
  /// Parameters are `{int}`, `{float}` and other numbers, `{word}`, `{string}` in quotes, `{}` for any text, and custom
  /// types (``StepParameter``). Text in parentheses is optional. Words separated by a slash are alternatives. A backslash
  /// escapes `{`, `(` and `/`. If the parameters of the closure do not match the expression, every scenario that uses
  /// the definitions reports it.
  public init<each Value: StepParameter>(
    _ expression: String, fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World, repeat each Value) async throws -> Void
  ) {
    var types: [any StepParameter.Type] = []
    for type in repeat (each Value).self { types.append(type) }
    let signature = StepSignature(expression, types: types)
    name = "\"\(expression)\""
    callSite = CallSite(fileID: fileID, line: line)
    self.expression = signature.expression
    arguments = signature.arguments
    problem = signature.problem
    read = signature.read
    self.body = { world, match in
      var values = StepValues(match)
      try await body(world, repeat values.next((each Value).self))
    }
  }

  init(
    regexAt callSite: CallSite, pattern: StepPattern, body: @escaping Body
  ) {
    name = "a regular expression"
    self.callSite = callSite
    expression = nil
    arguments = []
    problem = nil
    read = { text in pattern.match(text)?.dropFirst().map { $0.value as Any } }
    self.body = body
  }
}

/// A precondition of a scenario: a ``StepDefinition``.
public typealias Given<World> = StepDefinition<World>
/// An action of a scenario: a ``StepDefinition``.
public typealias When<World> = StepDefinition<World>
/// An expected result of a scenario: a ``StepDefinition``.
public typealias Then<World> = StepDefinition<World>

/// Returns the values of a step one by one.
struct StepValues {
  private var values: [Any]

  init(_ match: StepMatch) {
    let arguments = match.arguments.map { argument -> Any in
      switch argument {
      case .dataTable(let table): table
      case .docString(let text): text
      }
    }
    values = (match.values + arguments).reversed()
  }

  /// Returns the next value. Its type was checked against the expression when the step was defined.
  mutating func next<Value>(_ type: Value.Type) -> Value { values.removeLast() as! Value }
}

extension StepDefinition {
  /// Binds steps by a regular expression that matches their whole text. The closure receives the captured groups.
  public init<each Capture>(
    _ regex: sending Regex<(Substring, repeat each Capture)>, fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World, repeat each Capture) async throws -> Void
  ) {
    self.init(
      regexAt: CallSite(fileID: fileID, line: line), pattern: StepPattern(Regex<AnyRegexOutput>(regex))
    ) { world, match in
      var values = StepValues(match)
      try await body(world, repeat values.next((each Capture).self))
    }
  }

  /// Binds steps by a regular expression without groups that matches their whole text.
  public init(
    _ regex: sending Regex<Substring>, fileID: String = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor @Sendable (World) async throws -> Void
  ) {
    self.init(
      regexAt: CallSite(fileID: fileID, line: line), pattern: StepPattern(Regex<AnyRegexOutput>(regex))
    ) { world, _ in try await body(world) }
  }
}
