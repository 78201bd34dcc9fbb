import Testing

/// The language mode and the upcoming features of a user.
struct LanguageSettings: Sendable {
  let mode: Int
  let features: [String]

  /// The settings of Package.swift.
  static let ofThisPackage = LanguageSettings(
    mode: 6, features: ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ExistentialAny"])

  /// The settings that the documentation recommends.
  static let recommended = LanguageSettings(mode: 6, features: ["NonisolatedNonsendingByDefault"])

  /// Language mode 6 without upcoming features.
  static let swift6 = LanguageSettings(mode: 6, features: [])

  /// A language mode before 6.
  static let swift5 = LanguageSettings(mode: 5, features: [])

  var arguments: [String] {
    ["-swift-version", "\(mode)"] + features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}

extension LanguageSettings: CustomTestStringConvertible {
  var testDescription: String { (["language mode \(mode)"] + features).joined(separator: ", ") }
}
