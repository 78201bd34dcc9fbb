import Foundation

extension TimeZone {
  /// Creates the time zone with a name from the time zone database, such as `Europe/Berlin`, or returns `nil` for other
  /// texts.
  ///
  /// Offsets from Greenwich are not accepted. Their number is unlimited, and the process caches every time zone.
  init?(named name: some StringProtocol) {
    let isOffset = name.hasPrefix("GMT") && name.utf8.count > 3
    guard (1...64).contains(name.utf8.count), !isOffset, name.utf8.allSatisfy(\.mayBeInTimeZone) else { return nil }
    self.init(identifier: String(name))
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, or a punctuation character that occurs in names of time zones.
  fileprivate var mayBeInTimeZone: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || "/_+-".utf8.contains(self)
  }
}
