import Foundation

/// The parts of a language tag that determine texts, and the format of dates and numbers: `zh-Hant-TW`.
package struct LanguageTag: Hashable, Sendable {
  package let language: String
  package let script: String?
  package let region: String?

  /// Parses a BCP 47 tag. Subtags after the region, such as variants and extensions, are ignored.
  package init?(_ tag: some StringProtocol) {
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
  package var fallbacks: [String] {
    [[language, script, region], [language, region], [language, script], [language]]
      .map { $0.compactMap(\.self).joined(separator: "_") }
  }
}

extension LanguageTag: CustomStringConvertible {
  package var description: String { [language, script, region].compactMap(\.self).joined(separator: "-") }
}

extension LanguageTag {
  /// Parses the identifier of a locale or of a folder of translations, such as `pt_BR`, `zh-Hans` or `en_US@rg=gb`.
  package init?(localeIdentifier identifier: some StringProtocol) {
    self.init(String(identifier.prefix { $0 != "@" && $0 != "." }).replacing("_", with: "-"))
  }

  package static let english = LanguageTag("en")!

  /// The direction of the language's lines.
  package var direction: LayoutDirection {
    Locale.Language(identifier: description).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The tag with its likely script, which tells apart languages that are written in several scripts.
  var written: LanguageTag {
    if script != nil { return self }
    return LanguageTag(Locale.Language(identifier: description).maximalIdentifier) ?? self
  }

  /// The tag of these with which a person who reads this language is served best, or `nil` if none fits.
  ///
  /// The language and the script must be the same. A tag of the same region precedes a tag without a region, and this
  /// precedes tags of other regions.
  func bestMatch(in tags: [LanguageTag]) -> LanguageTag? {
    if tags.contains(self) { return self }
    let script = written.script
    let candidates = tags.filter { $0.language == language && $0.written.script == script }
    return candidates.first { $0.region != nil && $0.region == region } ?? candidates.first { $0.region == nil }
      ?? candidates.first
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  fileprivate var isLetterOrDigit: Bool { isLetter || self &- UInt8(ascii: "0") < 10 }
}
