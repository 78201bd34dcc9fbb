public import Foundation

/// The text of a literal, which SwiftUI looks up in the app's translations.
///
/// Here it is shown unchanged, except by ``Text/init(_:tableName:bundle:comment:)``.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// The text without its images.
  let text: String
  /// The values between the literal parts; `nil` if there are none.
  private var values: InterpolatedValues?

  public init(_ value: String) { text = value }

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    if !stringInterpolation.values.isEmpty { values = InterpolatedValues(stringInterpolation.values) }
  }

  /// The parts of the text, if one of them is a text or an image of its own.
  var runs: [TextRun]? {
    guard let values = values?.all, values.contains(where: { $0.run != nil }) else { return nil }
    var runs: [TextRun] = []
    var start = text.startIndex
    func addText(upTo end: String.Index) {
      if start < end { runs.append(.text(Text(verbatim: String(text[start..<end])))) }
    }
    for value in values {
      guard let run = value.run else { continue }
      addText(upTo: text.utf8.index(text.startIndex, offsetBy: value.range.lowerBound))
      runs.append(run)
      start = text.utf8.index(text.startIndex, offsetBy: value.range.upperBound)
    }
    addText(upTo: text.endIndex)
    return runs
  }

  /// The key in a table of translations, with a specifier such as `%@` for each value, and the texts of the values.
  var lookup: (key: String, arguments: [TextRun]) {
    var key = ""
    var arguments: [TextRun] = []
    var start = 0
    let bytes = Array(text.utf8)
    for value in values?.all ?? [] {
      key += String(decoding: bytes[start..<value.range.lowerBound], as: UTF8.self) + value.specifier
      let shown = String(decoding: bytes[value.range], as: UTF8.self)
      arguments.append(value.run ?? .text(Text(verbatim: shown)))
      start = value.range.upperBound
    }
    return (key + String(decoding: bytes[start...], as: UTF8.self), arguments)
  }
}

/// The values of an interpolated text; a class, since most texts have none.
private final class InterpolatedValues: Sendable {
  let all: [InterpolatedValue]

  init(_ values: [InterpolatedValue]) { all = values }
}

extension InterpolatedValues: Equatable {
  static func == (left: InterpolatedValues, right: InterpolatedValues) -> Bool { left.all == right.all }
}

/// A value in an interpolated text.
private struct InterpolatedValue: Equatable, Sendable {
  /// The place of the value in the text, in UTF-8.
  var range: Range<Int>
  /// The specifier in the key of a table of translations.
  var specifier: String
  /// A text or image that is shown in the place of the value, if it is not shown as plain text.
  var run: TextRun?
}

extension LocalizedStringKey {
  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var values: [InterpolatedValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      add(specifier: "%@") { $0 += String(describing: value) }
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      add(specifier: "%lld") { $0 += value.description }
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      add(specifier: "%lf") { $0 += String(describing: value) }
    }

    public mutating func appendInterpolation(_ string: String) { add(specifier: "%@") { $0 += string } }

    /// Adds a number in a format of `printf`, such as `%.2f`, in the conventions of the C language.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(specifier: specifier) { $0 += String(format: specifier, value) }
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

    mutating func add(_ run: TextRun) {
      values.append(InterpolatedValue(range: text.utf8.count..<text.utf8.count, specifier: "%@", run: run))
    }

    private mutating func add(specifier: String, _ write: (inout String) -> Void) {
      let start = text.utf8.count
      write(&text)
      values.append(InterpolatedValue(range: start..<text.utf8.count, specifier: specifier, run: nil))
    }
  }
}
