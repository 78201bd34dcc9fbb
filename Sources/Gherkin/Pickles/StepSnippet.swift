/// The template of a definition for a step without one.
///
/// Its description is Swift source for a list of step definitions. Quoted texts and numbers of the step are parameters.
public struct StepSnippet: Hashable, Sendable {
  private let keyword: String
  /// The pattern of the step's text: `I have {int} books`.
  public let expression: String
  private let parameters: [String]

  /// Creates the template for a step.
  public init(_ step: Pickle.Step) {
    keyword =
      switch step.kind {
      case .context, .unknown: "Given"
      case .action: "When"
      case .outcome: "Then"
      }
    var expression = ""
    var parameters: [String] = []
    func add(_ form: String, _ name: String, _ type: String) {
      expression += form
      let count = parameters.count { $0.hasPrefix(name) }
      parameters.append("\(name)\(count == 0 ? "" : "\(count + 1)"): \(type)")
    }
    var rest = step.text[...]
    // A number inside a word, such as the 2 of "2nd", is not a value.
    while let value = rest.firstMatch(of: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?\b\d+(?:\.\d+)?\b/) {
      expression += Self.escaped(rest[..<value.range.lowerBound])
      switch value.output.first {
      case "\"", "'": add("{string}", "text", "String")
      default:
        if value.output.contains(".") { add("{float}", "number", "Double") } else { add("{int}", "number", "Int") }
      }
      rest = rest[value.range.upperBound...]
    }
    self.expression = expression + Self.escaped(rest)
    parameters += step.arguments.map { argument in
      switch argument {
      case .dataTable: "table: DataTable"
      case .docString: "docString: DocString"
      }
    }
    self.parameters = parameters
  }

  /// Returns a text with the special characters of expressions escaped.
  private static func escaped(_ text: Substring) -> String {
    text.map { "{}()/\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension StepSnippet: CustomStringConvertible {
  /// A definition that throws an error.
  public var description: String { definition(with: "throw StepFailure(\"This step is not implemented.\")") }

  /// Returns a definition whose closure has this statement.
  public func definition(with statement: String) -> String {
    let literal = expression.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    let signature = parameters.isEmpty ? "world" : "(world, \(parameters.joined(separator: ", ")))"
    return """
      \(keyword)("\(literal)") { \(signature) in
        \(statement)
      }
      """
  }
}
