import Foundation

// The names come from Cucumber Expressions, which use Java's names of the types.

extension Int: StepParameter {
  /// `{int}` and `{long}`: a whole number.
  public static var forms: [StepParameterForm<Int>] { [.whole("int"), .whole("long")] }
}

extension Int8: StepParameter {
  /// `{byte}`: a whole number from -128 to 127.
  public static var forms: [StepParameterForm<Int8>] { [.whole("byte")] }
}

extension Int16: StepParameter {
  /// `{short}`: a whole number from -32,768 to 32,767.
  public static var forms: [StepParameterForm<Int16>] { [.whole("short")] }
}

extension Int32: StepParameter {
  /// `{int}`: a whole number of 32 bits.
  public static var forms: [StepParameterForm<Int32>] { [.whole("int")] }
}

extension Int64: StepParameter {
  /// `{long}`: a whole number of 64 bits.
  public static var forms: [StepParameterForm<Int64>] { [.whole("long")] }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: StepParameter {
  /// `{biginteger}`: a whole number of 128 bits.
  public static var forms: [StepParameterForm<Int128>] { [.whole("biginteger")] }
}

extension Double: StepParameter {
  /// `{float}` and `{double}`: a number, with or without a fraction and an exponent.
  public static var forms: [StepParameterForm<Double>] {
    ["float", "double"].map { StepParameterForm($0, pattern: numberPattern) { Double($0) } }
  }
}

extension Float: StepParameter {
  /// `{float}`: a number, with or without a fraction and an exponent.
  public static var forms: [StepParameterForm<Float>] {
    [StepParameterForm("float", pattern: numberPattern) { Float($0) }]
  }
}

extension Decimal: StepParameter {
  /// `{bigdecimal}` and `{biginteger}`: a number that is stored exactly. One with more than 38 digits fails the step.
  public static var forms: [StepParameterForm<Decimal>] {
    [
      StepParameterForm("bigdecimal", pattern: numberPattern, value: exact),
      StepParameterForm("biginteger", pattern: wholePattern, value: exact),
    ]
  }

  @Sendable private static func exact(_ text: String) -> Decimal? {
    let digits = text.prefix { $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    guard digits.count - zeros <= 38 else { return nil }
    return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }
}

extension StepParameterForm where Value: FixedWidthInteger {
  /// A form that matches whole numbers. One that the type cannot hold fails the step.
  fileprivate static func whole(_ name: String) -> Self {
    Self(name, pattern: wholePattern) { Value($0) }
  }
}

private let wholePattern = "-?[0-9]+"
/// The pattern of Cucumber Expressions for numbers: a sign, digits with a fraction, and an exponent with a capital letter.
private let numberPattern = #"[-+]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:E[-+]?[0-9]+)?"#
