import Gherkin

/// A type whose values can occur in a step.
///
/// An enum with `String` raw values only needs to declare its conformance. Its name in expressions is the name of the
/// type with a lowercase first letter. It matches the raw value of any case:
///
/// ```swift
/// enum Color: String, CaseIterable, StepParameter { case red, green }
///
/// Given("a {color} door") { (world, color: Color) in … }
/// ```
public protocol StepParameter: Sendable {
  /// The forms of the parameter in expressions.
  static var forms: [StepParameterForm<Self>] { get }
}

/// A form of a parameter in expressions, such as `{int}`.
public struct StepParameterForm<Value: Sendable>: Sendable {
  /// The name in the braces.
  public let name: String

  /// A regular expression that matches the text of a value.
  public let pattern: String

  let value: @Sendable (String) -> Value?

  /// - Parameters:
  ///   - name: The name in the braces.
  ///   - pattern: A regular expression that matches the text of a value.
  ///   - value: Returns the value of a matching text. `nil` fails the step.
  public init(_ name: String, pattern: String, value: @escaping @Sendable (String) -> Value?) {
    self.name = name
    self.pattern = pattern
    self.value = value
  }
}

extension StepParameter where Self: RawRepresentable & CaseIterable, RawValue == String {
  public static var forms: [StepParameterForm<Self>] {
    let type = "\(Self.self)"
    let texts = allCases.map { StepExpression.escaped($0.rawValue) }
    return [
      StepParameterForm(type.prefix(1).lowercased() + type.dropFirst(), pattern: texts.joined(separator: "|")) {
        Self(rawValue: $0)
      }
    ]
  }
}

extension StepParameter {
  /// Returns the form with this name, without the type of its values.
  static func form(named name: String) -> StepParameterForm<any Sendable>? {
    forms.first { $0.name == name }.map { form in
      StepParameterForm<any Sendable>(form.name, pattern: form.pattern) { form.value($0) }
    }
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

/// The table below a step. It follows the parameters of the expression, in which it does not occur.
extension DataTable: StepParameter {
  public static var forms: [StepParameterForm<DataTable>] { [] }
}

/// The text below a step. It follows the parameters of the expression, in which it does not occur.
extension DocString: StepParameter {
  public static var forms: [StepParameterForm<DocString>] { [] }
}
