import Foundation

extension TimeZone {
  /// The time zone of a name in the time zone database, such as `Europe/Berlin`; `nil` for every other text.
  ///
  /// Offsets from Greenwich are not names. There are as many of them as somebody cares to ask for, and the process keeps
  /// each zone that it has made.
  init?(named name: some StringProtocol) {
    let isOffset = name.hasPrefix("GMT") && name.utf8.count > 3
    guard (1...64).contains(name.utf8.count), !isOffset, name.utf8.allSatisfy(\.mayBeInTimeZone) else { return nil }
    self.init(identifier: String(name))
  }
}

extension UInt8 {
  /// A letter, a digit, or one of the four marks that occur in such names.
  fileprivate var mayBeInTimeZone: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || "/_+-".utf8.contains(self)
  }
}
