extension VisitorLocale {
  /// The maximum number of languages that are considered.
  private static let mostPreferences = 32

  /// The maximum number of languages in which texts are looked up.
  private static let mostLanguages = 8

  /// Returns the known languages in an `Accept-Language` header, the most preferred one first.
  static func preferences(in header: String?) -> [VisitorLocale] {
    guard let header else { return [] }
    let preferences = header.split(separator: ",", maxSplits: mostPreferences).prefix(mostPreferences)
      .compactMap { LanguagePreference($0) }
    // The sort is stable: of languages with the same quality, the first one is used.
    var languages: [VisitorLocale] = []
    for preference in preferences.sorted(by: { $0.quality > $1.quality }) where languages.count < mostLanguages {
      if let language = VisitorLocale(tag: preference.tag), !languages.contains(language) { languages.append(language) }
    }
    return languages
  }
}

/// An element of an `Accept-Language` header: `de-AT;q=0.8`.
private struct LanguagePreference {
  let tag: Substring
  /// The quality, from 1 to 1,000.
  let quality: Int

  /// Returns `nil` if the element is malformed or has the quality 0.
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

  /// Parses `q=0.8` as 800: a 0 or 1, and at most three decimal places.
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
