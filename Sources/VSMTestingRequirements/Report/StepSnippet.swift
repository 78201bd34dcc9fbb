import Gherkin

/// The template of a definition for a step without one.
struct StepSnippet: Equatable {
  private let keyword: String
  private let expression: String
  private let parameters: [String]

  init(_ step: Pickle.Step) {
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
    switch step.argument {
    case .dataTable: parameters.append("table: DataTable")
    case .docString: parameters.append("docString: DocString")
    case nil: break
    }
    self.parameters = parameters
  }

  /// Returns a text with the special characters of expressions escaped.
  private static func escaped(_ text: Substring) -> String {
    text.map { "{}()/\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension StepSnippet: CustomStringConvertible {
  var description: String {
    let literal = expression.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    let signature = parameters.isEmpty ? "world" : "(world, \(parameters.joined(separator: ", ")))"
    return """
      \(keyword)("\(literal)") { \(signature) in
        throw StepFailure("This step is not implemented.")
      }
      """
  }
}

extension Steps {
  /// Returns the definition that is most similar to the text of a step, on one line, or `nil` if none is similar.
  func nearest(to text: String) -> String? {
    let words = Self.words(text)
    let distances = definitions.compactMap { definition in
      definition.expression.map { (definition, Self.distance(words, Self.words($0.source))) }
    }
    guard let (definition, distance) = distances.min(by: { $0.1 < $1.1 }), distance * 2 < Double(words.count) else {
      return nil
    }
    return definition.line
  }

  /// Returns the words of a text, with values and parameters replaced by the same placeholder.
  private static func words(_ text: String) -> [String] {
    text.replacing(/"[^"]*"|'[^']*'|\{\w*\}|\b\d+(?:\.\d+)?\b/, with: "{}").lowercased()
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns the number of words to add, remove or change. A change to a similar word counts as half.
  private static func distance(_ left: [String], _ right: [String]) -> Double {
    editDistance(left, right) { left, right in
      if left == right { return 0 }
      let letters = editDistance(Array(left), Array(right)) { $0 == $1 ? 0 : 1 }
      return letters * 3 <= Double(left.count) ? 0.5 : 1
    }
  }

  private static func editDistance<Element>(
    _ left: [Element], _ right: [Element], change: (Element, Element) -> Double
  ) -> Double {
    var row = (0...right.count).map(Double.init)
    for (index, element) in left.enumerated() {
      var diagonal = row[0]
      row[0] = Double(index + 1)
      for (other, candidate) in right.enumerated() {
        let best = min(diagonal + change(element, candidate), row[other] + 1, row[other + 1] + 1)
        diagonal = row[other + 1]
        row[other + 1] = best
      }
    }
    return row[right.count]
  }
}
