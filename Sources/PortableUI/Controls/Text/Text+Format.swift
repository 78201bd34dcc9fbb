import Foundation

extension Text {
  /// Creates the text of a value, formatted for the person at the page.
  ///
  /// Properties that the style does not set, its locale and for dates its calendar and time zone, come from the
  /// environment.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(FormattedInput(input: input, format: format))
  }

  /// Creates the text of a day or a time of day, formatted for the person at the page.
  public init(_ date: Date, style: DateStyle) { self.init(date, format: style.format) }

  /// The shown part of a date.
  public struct DateStyle: Equatable, Sendable {
    fileprivate let format: Date.FormatStyle

    /// The day, such as June 3, 2019.
    public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
    /// The time of day, such as 11:23 PM.
    public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
  }
}

/// A value that is formatted where it is shown.
protocol FormattedValue: Sendable {
  func string(in environment: EnvironmentValues) -> String
  func isEqual(to other: any FormattedValue) -> Bool

  /// Whether the environment determines the string.
  var isReproducible: Bool { get }
  /// Whether the page needs an element for each run in every environment, since one of them is an image or has a look
  /// of its own.
  var hasLooks: Bool { get }
  func shown(in environment: EnvironmentValues) -> ShownText
}

/// The content of a text in an environment.
enum ShownText {
  case string(String)
  /// Parts of which some need an element.
  case runs([TextRun])
}

extension FormattedValue {
  var isReproducible: Bool { false }
  var hasLooks: Bool { false }

  func shown(in environment: EnvironmentValues) -> ShownText { .string(string(in: environment)) }
}

private struct FormattedInput<F: FormatStyle & Sendable>: Equatable
where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F
}

extension FormattedInput: FormattedValue {
  func string(in environment: EnvironmentValues) -> String {
    format.completed(by: environment).format(input)
  }

  func isEqual(to other: any FormattedValue) -> Bool { self == other as? Self }
}

extension FormatStyle {
  /// Returns this style with unset properties taken from the environment.
  ///
  /// A style uses the autoupdating settings of the process until others are set. On a server, these belong to no
  /// person.
  func completed(by environment: EnvironmentValues) -> Self {
    let style = locale(.autoupdatingCurrent) == self ? locale(environment.locale) : self
    let dated: Any =
      switch style {
      case let style as Date.FormatStyle: style.dated(by: environment)
      case let style as Date.IntervalFormatStyle: style.dated(by: environment)
      case let style as Date.RelativeFormatStyle: style.dated(by: environment)
      default: style
      }
    return dated as? Self ?? style
  }
}

extension Date.FormatStyle {
  fileprivate func dated(by environment: EnvironmentValues) -> Self {
    var style = self
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    return style
  }
}

extension Date.IntervalFormatStyle {
  fileprivate func dated(by environment: EnvironmentValues) -> Self {
    var style = self
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    return style
  }
}

extension Date.RelativeFormatStyle {
  fileprivate func dated(by environment: EnvironmentValues) -> Self {
    var style = self
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return style
  }
}
