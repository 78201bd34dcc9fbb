import Foundation

/// The parser for a time on the command line.
enum PretendedTime {
  /// Parses a time in ISO 8601, with seconds and an offset from GMT.
  static func moment(_ text: String) throws -> Date {
    // ISO 8601 has two notations for an offset of zero.
    let text = text.hasSuffix("+00:00") ? text.dropLast(6) + "Z" : text
    // The parser accepts February 30, hour 24 and trailing text, so the text is compared with the formatted date.
    guard
      let date = try? Date(text, strategy: .iso8601),
      let shown = try? Date(text.prefix(19) + "Z", strategy: .iso8601),
      let zone = TimeZone(secondsFromGMT: Int(shown.timeIntervalSince(date))),
      date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)) == text
    else { throw NoMoment() }
    return date
  }

  struct NoMoment: Error, CustomStringConvertible {
    let description = "Write a time as in 2026-12-31T23:30:00Z or 2026-12-31T23:30:00+01:00."
  }
}
