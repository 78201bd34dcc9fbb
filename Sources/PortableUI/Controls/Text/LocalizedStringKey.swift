public import Foundation

/// The key of a text, which is looked up in the app's tables of translations where it is shown.
///
/// A key that no table contains is shown as written.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// The text without its images, and with its numbers as Swift describes them.
  let text: String
  /// The values between the literal parts; `nil` if there are none.
  let phrase: TextPhrase?

  public init(_ value: String) {
    text = value
    phrase = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    phrase =
      stringInterpolation.values.isEmpty ? nil : TextPhrase(stringInterpolation.text, stringInterpolation.values)
  }
}

/// A text with values, or from a stated table; a class, since most texts have none.
final class TextPhrase: Sendable {
  let text: String
  let values: [InterpolatedValue]
  let source: TextSource
  /// A key that differs from the text.
  private let ownKey: String?

  init(
    _ text: String, _ values: [InterpolatedValue], source: TextSource = TextSource(), key: String? = nil
  ) {
    self.text = text
    self.values = values
    self.source = source
    ownKey = key
  }

  /// The key in a table, with a specifier such as `%@` for each value.
  var key: String {
    if let ownKey { return ownKey }
    guard !values.isEmpty else { return text }
    var key = ""
    forEachPart { part in
      switch part {
      // As in a format, in which a percent sign begins a specifier.
      case .text(let literal): key += literal.replacing("%", with: "%%")
      case .value(let value): key += value.specifier
      }
    }
    return key
  }

  /// Whether a part has a look of its own, so that the page needs elements for the parts.
  var hasLooks: Bool { values.contains { $0.hasLook } }

  /// Whether the languages and the values determine the text.
  var isReproducible: Bool { values.allSatisfy(\.isReproducible) }

  enum Part {
    case text(Substring)
    case value(InterpolatedValue)
  }

  /// Visits the literal parts and the values in order.
  func forEachPart(_ visit: (Part) -> Void) {
    var start = text.startIndex
    for value in values {
      let end = text.utf8.index(text.startIndex, offsetBy: value.range.lowerBound)
      if start < end { visit(.text(text[start..<end])) }
      visit(.value(value))
      start = text.utf8.index(text.startIndex, offsetBy: value.range.upperBound)
    }
    if start < text.endIndex { visit(.text(text[start...])) }
  }
}

extension TextPhrase: Equatable {
  static func == (left: TextPhrase, right: TextPhrase) -> Bool {
    left === right
      || left.text == right.text && left.values == right.values && left.source == right.source
        && left.ownKey == right.ownKey
  }
}

/// The table in which a text is looked up.
struct TextSource: Equatable, Sendable {
  /// The name of the table; `nil` is `Localizable`.
  var table: String?
  /// The bundle with the table; `nil` is the bundle that the environment states, or the main bundle.
  var bundle: BundleTexts?
  /// The languages, in place of the languages of the page.
  var language: TextLanguage?

  static func == (left: TextSource, right: TextSource) -> Bool {
    left.table == right.table && left.bundle === right.bundle && left.language === right.language
  }
}

/// A value in an interpolated text.
struct InterpolatedValue: Equatable, Sendable {
  /// The place of the value in the text, in UTF-8.
  var range: Range<Int>
  /// The specifier in the key of a table of translations.
  var specifier: String
  var value: TextValue

  var hasLook: Bool { if case .run(let run) = value { run.hasLook } else { false } }

  var isReproducible: Bool {
    guard case .run(let run) = value else { return true }
    guard case .text(let text) = run else { return false }
    return text.isReproducible
  }
}

extension BinaryInteger {
  /// The specifier that SwiftUI gives to a number of this type. `vsm strings` has the same ones.
  fileprivate static var specifier: String {
    switch Self.self {
    case is Int8.Type, is Int16.Type, is Int32.Type: "%d"
    case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
    case is UInt.Type, is UInt64.Type: "%llu"
    default: "%lld"
    }
  }
}

extension LocalizedStringKey {
  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var text = ""
    private(set) var values: [InterpolatedValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation(String(describing: value))
    }

    /// Adds a whole number, which is shown with the digits and separators of the language.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      add(.number(value.description), as: Value.specifier, shown: value.description)
    }

    /// Adds a number, which is shown with the digits and separators of the language.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      let number = String(describing: value)
      add(.number(number), as: Value.self == Float.self ? "%f" : "%lf", shown: number)
    }

    public mutating func appendInterpolation(_ string: String) { add(.string(string), as: "%@", shown: string) }

    /// Adds a number in a format of `printf`, such as `%.2f`, with the separators of the language.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      let shown = String(format: specifier, value)
      switch value {
      case let value as any BinaryInteger: add(.number(value.description), as: specifier, shown: shown)
      case let value as any BinaryFloatingPoint: add(.number(String(describing: value)), as: specifier, shown: shown)
      default: add(.string(shown), as: specifier, shown: shown)
      }
    }

    /// Adds a value that is formatted for the person at the page.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      add(.text(Text(input, format: format)))
    }

    /// Adds a day or a time of day, formatted for the person at the page.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(.text(Text(date, style: style)))
    }

    /// Adds a text, which keeps its look.
    public mutating func appendInterpolation(_ text: Text) {
      if let plain = text.plainContent { appendInterpolation(plain) } else { add(.text(text)) }
    }

    mutating func add(_ run: TextRun) { add(.run(run), as: "%@", shown: "") }

    mutating func add(_ value: TextValue, as specifier: String, shown: String) {
      let start = text.utf8.count
      text += shown
      values.append(InterpolatedValue(range: start..<text.utf8.count, specifier: specifier, value: value))
    }
  }
}
