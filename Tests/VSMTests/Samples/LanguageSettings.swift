/// The language mode and the upcoming features with which somebody compiles.
struct LanguageSettings {
  let arguments: [String]

  /// Those of Package.swift, which the documentation tells consumers to take over.
  static let ofThisPackage = LanguageSettings(
    arguments: ["-swift-version", "6"]
      + ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ExistentialAny"]
      .flatMap { ["-enable-upcoming-feature", $0] })

  /// Those of a consumer in language mode 6 who has enabled no upcoming feature.
  static let swift6 = LanguageSettings(arguments: ["-swift-version", "6"])

  /// Those of a consumer who has not moved to language mode 6.
  static let swift5 = LanguageSettings(arguments: ["-swift-version", "5"])
}
