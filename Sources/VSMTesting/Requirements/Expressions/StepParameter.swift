/// A type whose values can be written in a step.
///
/// An enum with texts for its cases needs nothing more than to say so. In expressions it is written as its name with a
/// small first letter, and what fits is the text of any case:
///
/// ```swift
/// enum Colour: String, CaseIterable, StepParameter { case red, green }
///
/// Given("a {colour} door") { (world, colour: Colour) in … }
/// ```
public protocol StepParameter: Sendable {
  /// Every way in which an expression can ask for a value.
  static var forms: [StepParameterForm<Self>] { get }
}

/// One way in which an expression can ask for a value of a type, as in `{int}`.
public struct StepParameterForm<Value: Sendable>: Sendable {
  /// What stands between the braces.
  public let name: String

  /// A regular expression for the text of a value.
  public let pattern: String

  let value: @Sendable (String) -> Value?

  /// - Parameters:
  ///   - name: What stands between the braces.
  ///   - pattern: A regular expression for the text of a value.
  ///   - value: Makes the value of a text that fits; `nil` fails the step.
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
  /// The form of this name, without the type of its values.
  static func form(named name: String) -> StepParameterForm<any Sendable>? {
    forms.first { $0.name == name }.map { form in
      StepParameterForm<any Sendable>(form.name, pattern: form.pattern) { form.value($0) }
    }
  }
}
