import Testing

/// The language mode and the upcoming features with which somebody compiles.
struct LanguageSettings: Sendable {
  let mode: Int
  let features: [String]

  /// Those of Package.swift.
  static let ofThisPackage = LanguageSettings(
    mode: 6, features: ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ExistentialAny"])

  /// Those which the documentation asks for.
  static let recommended = LanguageSettings(mode: 6, features: ["NonisolatedNonsendingByDefault"])

  /// Those of somebody in language mode 6 who has enabled no upcoming feature.
  static let swift6 = LanguageSettings(mode: 6, features: [])

  /// Those of somebody who has not moved to language mode 6.
  static let swift5 = LanguageSettings(mode: 5, features: [])

  var arguments: [String] {
    ["-swift-version", "\(mode)"] + features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}

extension LanguageSettings: CustomTestStringConvertible {
  var testDescription: String { (["language mode \(mode)"] + features).joined(separator: ", ") }
}
