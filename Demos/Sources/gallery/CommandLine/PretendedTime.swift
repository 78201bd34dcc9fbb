import Foundation

/// A moment named on the command line.
enum PretendedTime {
  /// Reads a moment in ISO 8601, to the second and with its distance from GMT.
  static func moment(_ text: String) throws -> Date {
    // There are two ways to write that there is no such distance.
    let text = text.hasSuffix("+00:00") ? text.dropLast(6) + "Z" : text
    // The parser takes a 30 February and an hour 24, and what follows: only what it would write itself counts.
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
