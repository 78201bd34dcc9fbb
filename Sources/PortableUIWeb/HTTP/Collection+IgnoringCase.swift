extension Collection<UInt8> {
  /// Compares bytes without regard to the case of ASCII letters.
  func equalsIgnoringCase(_ other: some Collection<UInt8>) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension UInt8 {
  /// The byte with ASCII letters converted to lowercase.
  fileprivate var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
