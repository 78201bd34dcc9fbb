import Foundation

/// A value in a text.
enum TextValue: Equatable, Sendable {
  case string(String)
  /// A number as Swift describes it, which is shown in the conventions of the language.
  case number(String)
  /// A text or an image of its own.
  case run(TextRun)

  /// Returns the value as a specifier such as `%lld` or `%.2f` shows it.
  func run(_ specifier: String, in language: TextLanguage) -> TextRun {
    switch self {
    case .string(let text): .text(Text(verbatim: text))
    case .number(let number): .text(Text(verbatim: language.shown(number, as: specifier)))
    case .run(let run): run
    }
  }

  /// The number's properties for the choice of a plural form.
  var operands: PluralOperands? {
    if case .number(let number) = self { return PluralOperands(number) }
    return nil
  }
}

extension TextLanguage {
  /// Returns a number with the digits and separators of the language.
  func shown(_ number: String, as specifier: String = "") -> String {
    if let format = PrintFormat(specifier), let text = format.text(of: number, in: locale) { return text }
    if let grouping, number.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) { return grouping.grouped(number) }
    guard let value = Decimal(string: number, locale: Locale(identifier: "en_US_POSIX")),
      number.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
    else { return number }
    let digits = number.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
    return value.formatted(.number.locale(locale).precision(.fractionLength(digits)))
  }
}

/// A specifier of a number that states how it is written, such as `%.2f` or `%05d`.
private struct PrintFormat {
  let specifier: String
  let isInteger: Bool
  let precision: Int?

  /// Returns `nil` for a specifier that leaves this to the language, such as `%lld`.
  init?(_ specifier: String) {
    let flags = specifier.dropFirst().prefix { "-+ #0123456789.".contains($0) }
    guard let conversion = specifier.last, conversion != "@", !flags.isEmpty || "xXoeEgGaA".contains(conversion) else {
      return nil
    }
    self.specifier = specifier
    isInteger = "diuxXo".contains(conversion)
    // Only a precision: the language determines the rest.
    precision = flags.first == "." && "fF".contains(conversion) ? Int(flags.dropFirst()) : nil
  }

  func text(of number: String, in locale: Locale) -> String? {
    if let precision, let value = Double(number) {
      return value.formatted(.number.locale(locale).precision(.fractionLength(precision)))
    }
    if isInteger { return Int64(number).map { String(format: wide, locale: locale, $0) } }
    return Double(number).map { String(format: specifier, locale: locale, $0) }
  }

  /// The specifier for an integer of 64 bits.
  private var wide: String {
    specifier.prefix { !"hlqztjdiuxXo".contains($0) } + "ll" + specifier.suffix(1)
  }
}
