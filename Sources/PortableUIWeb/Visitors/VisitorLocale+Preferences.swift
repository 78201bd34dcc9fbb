extension VisitorLocale {
  /// The languages that are looked at, of those that a browser names.
  private static let mostPreferences = 32

  /// The best language of an `Accept-Language` header that is known here.
  static func preferred(in header: String?) -> VisitorLocale? {
    guard let header else { return nil }
    let preferences = header.split(separator: ",", maxSplits: mostPreferences).prefix(mostPreferences)
      .compactMap { LanguagePreference($0) }
    // Among equals the first one counts: the sort keeps their order.
    return preferences.sorted { $0.quality > $1.quality }.lazy.compactMap { VisitorLocale(tag: $0.tag) }.first
  }
}

/// One part of an `Accept-Language` header: `de-AT;q=0.8`.
private struct LanguagePreference {
  let tag: Substring
  /// From 1 to 1,000.
  let quality: Int

  /// `nil` for what is malformed, and for what the person does not want.
  init?(_ text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmingSpaces() }
    guard parts.count <= 2, let tag = parts.first, !tag.isEmpty else { return nil }
    self.tag = tag
    guard parts.count == 2 else {
      quality = 1000
      return
    }
    guard let quality = Self.quality(parts[1]), quality > 0 else { return nil }
    self.quality = quality
  }

  /// Reads `q=0.8` as 800: a 0 or 1, and at most three digits after the point.
  private static func quality(_ text: Substring) -> Int? {
    guard text.hasPrefix("q=") || text.hasPrefix("Q=") else { return nil }
    let number = text.dropFirst(2).utf8
    guard let whole = number.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else { return nil }
    var thousandths = whole == UInt8(ascii: "1") ? 1000 : 0
    let fraction = number.dropFirst()
    guard !fraction.isEmpty else { return thousandths }
    guard fraction.first == UInt8(ascii: "."), fraction.count <= 4 else { return nil }
    var weight = 100
    for digit in fraction.dropFirst() {
      guard digit &- UInt8(ascii: "0") < 10 else { return nil }
      thousandths += Int(digit - UInt8(ascii: "0")) * weight
      weight /= 10
    }
    return thousandths <= 1000 ? thousandths : nil
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
