import Gherkin

extension Int: StepParameter {
  /// `{int}`: a whole number.
  public static var forms: [StepParameterForm<Int>] {
    [StepParameterForm("int", pattern: "-?[0-9]+") { Int($0) }]
  }
}

extension Double: StepParameter {
  /// `{float}`: a number, with or without a fraction.
  public static var forms: [StepParameterForm<Double>] {
    [StepParameterForm("float", pattern: "-?[0-9]*\\.?[0-9]+") { Double($0) }]
  }
}

extension String: StepParameter {
  /// `{string}`: a text in double or single quotes. `{word}`: a text without whitespace. `{}`: any text.
  public static var forms: [StepParameterForm<String>] {
    [
      StepParameterForm("string", pattern: #""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'"#) { unquoted($0) },
      StepParameterForm("word", pattern: "[^\\s]+") { $0 },
      StepParameterForm("", pattern: ".*") { $0 },
    ]
  }

  /// Returns a text without the surrounding quotes, and without the backslashes before inner quotes and backslashes.
  private static func unquoted(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if isEscaped, character != "\"", character != "'", character != "\\" { result.append("\\") }
      result.append(character)
      isEscaped = false
    }
    return result
  }
}

/// The table below a step. It is the last parameter of the definition and does not occur in the expression.
extension DataTable: StepParameter {
  public static var forms: [StepParameterForm<DataTable>] { [] }
}

/// The text below a step. It is the last parameter of the definition and does not occur in the expression.
extension DocString: StepParameter {
  public static var forms: [StepParameterForm<DocString>] { [] }
}
