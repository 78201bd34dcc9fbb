/// The parts of a language tag that determine the format of dates and numbers: `zh-Hant-TW`.
struct LanguageTag: Hashable, Sendable {
  let language: String
  let script: String?
  let region: String?

  /// Parses a BCP 47 tag. Subtags after the region, such as variants and extensions, are ignored.
  init?(_ tag: some StringProtocol) {
    guard tag.utf8.count <= 64 else { return nil }
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    let isWellFormed = parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLetterOrDigit) }
    guard isWellFormed, let language = parts.popFirst(), (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isLetter)
    else { return nil }
    self.language = language.lowercased()

    if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(\.isLetter) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    } else {
      script = nil
    }
    if let part = parts.first, Self.isRegion(part.utf8) {
      region = part.uppercased()
    } else {
      region = nil
    }
  }

  private static func isRegion(_ part: some Collection<UInt8>) -> Bool {
    part.count == 2 ? part.allSatisfy(\.isLetter) : part.count == 3 && part.allSatisfy { !$0.isLetter }
  }

  /// The identifiers of matching locales, from most to least specific.
  var fallbacks: [String] {
    [[language, script, region], [language, region], [language, script], [language]]
      .map { $0.compactMap(\.self).joined(separator: "_") }
  }
}

extension LanguageTag: CustomStringConvertible {
  var description: String { [language, script, region].compactMap(\.self).joined(separator: "-") }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  fileprivate var isLetterOrDigit: Bool { isLetter || self &- UInt8(ascii: "0") < 10 }
}
