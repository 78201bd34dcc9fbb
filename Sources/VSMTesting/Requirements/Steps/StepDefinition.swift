import Gherkin
import VSM

/// What one kind of step does, and which steps are of that kind.
///
/// It is written ``Given``, ``When`` or ``Then``, which all mean the same: a step is of a kind by its text, whatever its
/// keyword. The closure gets the world of the scenario, then a value for each parameter of the expression, and then the
/// `DataTable` or `DocString` below the step, if it wants one. Whatever it throws fails the scenario.
///
/// ```swift
/// When("I change {string} to {string}") { (world, field: String, text: String) in
///   try world.page?.type(text, into: field)
/// }
/// ```
public struct StepDefinition<World>: Sendable {
  typealias Body = @MainActor @Sendable (World, StepMatch) async throws -> Void

  /// What a definition wants below its steps.
  enum Wanted: Sendable { case nothing, dataTable, docString }

  /// What messages call it: the expression in quotes.
  let name: String
  let callSite: CallSite
  /// The expression; `nil` where a regular expression takes its place.
  let expression: StepExpression?
  let wanted: Wanted
  /// Reads a step's text; `nil` when it does not fit.
  let read: @MainActor @Sendable (String) throws -> [Any]?
  let body: Body
  /// What is wrong with the definition itself: it fits no step then.
  let problem: String?

  /// Binds steps by an expression, such as `I have {int} cucumber(s) in my belly/stomach`.
  ///
  /// Parameters are `{int}`, `{float}`, `{word}`, `{string}` in quotes, `{}` for any text, and those of one's own types
  /// (``StepParameter``). Text in parentheses may be missing, words with a slash between them are alternatives, and a
  /// backslash takes the meaning from `{`, `(` and `/`. An expression that the closure's parameters do not fit is
  /// reported by every scenario that is run with it.
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
    wanted = types.last.map(Self.wanted) ?? .nothing
    problem = signature.problem
    read = signature.read
    self.body = { world, match in
      var values = StepValues(match)
      try await body(world, repeat values.next((each Value).self))
    }
  }

  init(
    regexAt callSite: CallSite, pattern: StepPattern, wanted: Wanted, body: @escaping Body
  ) {
    name = "a regular expression"
    self.callSite = callSite
    expression = nil
    self.wanted = wanted
    problem = nil
    read = { text in pattern.match(text)?.dropFirst().map { $0.value as Any } }
    self.body = body
  }

  private static func wanted(_ type: any StepParameter.Type) -> Wanted {
    type == DataTable.self ? .dataTable : type == DocString.self ? .docString : .nothing
  }
}

/// What is so before something happens: a ``StepDefinition``.
public typealias Given<World> = StepDefinition<World>
/// What happens: a ``StepDefinition``.
public typealias When<World> = StepDefinition<World>
/// What should be so then: a ``StepDefinition``.
public typealias Then<World> = StepDefinition<World>

/// Hands out what was read in a step, one value after the other.
struct StepValues {
  private var values: [Any]

  init(_ match: StepMatch) {
    values = match.values.reversed()
    switch match.argument {
    case .dataTable(let table)?: values.insert(table, at: 0)
    case .docString(let text)?: values.insert(text, at: 0)
    case nil: break
    }
  }

  /// The next value. Its type was compared with the expression when the step was defined.
  mutating func next<Value>(_ type: Value.Type) -> Value {
    values.removeLast() as! Value
  }
}
