import Foundation

/// A day without a time and a time zone, so that a loan ends on the same day for everyone.
public struct Day: Hashable, Codable, Sendable {
  /// The number of days since January 1, 1970.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// Creates the day of a moment in a time zone.
  public init(_ date: Date, in timeZone: TimeZone) {
    let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    number = Int((local / Self.length).rounded(.down))
  }

  /// Returns a moment of the day, around noon, in a time zone.
  public func noon(in timeZone: TimeZone) -> Date {
    universalNoon.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: universalNoon)))
  }

  /// Returns the date as a person in a region writes it.
  public func text(_ locale: Locale) -> String {
    universalNoon.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: .gmt))
  }

  private static let length: TimeInterval = 86_400
  private var universalNoon: Date { Date(timeIntervalSince1970: (Double(number) + 0.5) * Self.length) }
}

extension Day: Strideable {
  public func advanced(by days: Int) -> Day { Day(number: number + days) }
  public func distance(to other: Day) -> Int { other.number - number }
}
