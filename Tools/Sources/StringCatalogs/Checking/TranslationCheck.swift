/// Checks the translations of a key.
struct TranslationCheck {
  typealias Finding = (offset: Int, kind: CatalogFinding.Kind, message: String)

  let entry: CatalogEntry
  let sourceLanguage: String
  let languages: [String]
  /// Whether the sources pass values to the key, or do not tell.
  let isFormat: Bool

  var findings: [Finding] {
    var findings = untranslated
    for language in [sourceLanguage] + languages {
      guard let localization = entry.localizations[language] else { continue }
      findings += plurals(of: localization, in: language)
      if isFormat { findings += specifiers(of: localization, in: language) }
    }
    return findings
  }

  // MARK: Untranslated

  private var untranslated: [Finding] {
    guard entry.key.hasWords else { return [] }
    let missing = languages.filter { $0 != sourceLanguage && !isTranslated(into: $0) }
    if missing.isEmpty { return [] }
    return [
      (
        entry.offset, .untranslated,
        "\"\(entry.key.shortened)\" is not translated into \(missing.joined(separator: ", "))."
      )
    ]
  }

  private func isTranslated(into language: String) -> Bool {
    guard let units = entry.localizations[language]?.units, !units.isEmpty else { return false }
    return units.allSatisfy { $0.state != "new" && !$0.text.isEmpty }
  }

  // MARK: Plurals

  private func plurals(of localization: Localization, in language: String) -> [Finding] {
    guard let needed = PluralCategories.needed(in: language) else { return [] }
    if localization.plurals.isEmpty {
      let varies = entry.localizations.values.contains { !$0.plurals.isEmpty }
      guard varies, needed.count > 1, !localization.units.isEmpty else { return [] }
      return [
        (
          localization.offset, .plural,
          "\"\(entry.key.shortened)\" varies with a number in other languages, but not in \(language), which needs "
            + "\(needed.joined(separator: ", "))."
        )
      ]
    }
    return localization.plurals.compactMap { plural in
      let missing = needed.filter { !plural.categories.contains($0) }
      if missing.isEmpty { return nil }
      let variations = missing.count == 1 ? "the variation" : "the variations"
      return (
        plural.offset, .plural,
        "\"\(entry.key.shortened)\" lacks \(variations) \(missing.joined(separator: ", ")) in \(language)."
      )
    }
  }

  // MARK: Specifiers

  /// The values of the key: the specifiers of the key, or of the text in the language of the sources if the key is a
  /// name without any.
  private var values: [FormatSpecifier] {
    let own = specifiers(in: entry.key)
    if !own.isEmpty { return own }
    guard let source = entry.localizations[sourceLanguage] else { return own }
    let texts = source.units.filter { $0.substitution == nil }
    return texts.map { specifiers(in: $0.text) }.max { $0.count < $1.count } ?? []
  }

  /// Whether the values of the key are known. A name whose own text consists of substitutions does not show them.
  private var knowsValues: Bool {
    guard specifiers(in: entry.key).isEmpty else { return true }
    return entry.localizations[sourceLanguage]?.substitutions.isEmpty ?? true
  }

  private func specifiers(in text: String) -> [FormatSpecifier] {
    let found = FormatSpecifier.split(text).compactMap { if case .specifier(let found) = $0 { found } else { nil } }
    return found.contains { $0.position != nil } ? found.sorted { ($0.position ?? 0) < ($1.position ?? 0) } : found
  }

  private func specifiers(of localization: Localization, in language: String) -> [Finding] {
    guard knowsValues else { return [] }
    let values = values
    return localization.units.compactMap { unit in
      problem(of: unit, in: localization, values: values).map { problem in
        (unit.offset, .specifier, "The text of \"\(entry.key.shortened)\" in \(language) \(problem).")
      }
    }
  }

  private func problem(
    of unit: Localization.Unit, in localization: Localization, values: [FormatSpecifier]
  ) -> String? {
    var next = 0
    var used: Set<Int> = []
    var positions: Set<Bool> = []
    for piece in FormatSpecifier.split(unit.text) {
      switch piece {
      case .text: continue
      case .argument:
        if unit.substitution == nil { return "contains '%arg' outside of a substitution" }
      case .substitution(let name):
        guard let substitution = localization.substitutions[name] else {
          return "contains '%#@\(name)@', which is no substitution of it"
        }
        let place = substitution.argument.map { $0 - 1 } ?? next
        next += 1
        used.insert(place)
        guard values.indices.contains(place) else {
          return "uses value \(place + 1) of \(values.count) in '%#@\(name)@'"
        }
        if let text = substitution.specifier, let specifier = FormatSpecifier.first(in: "%" + text[...]),
          specifier.kind != values[place].kind
        {
          return "has the specifier '%\(text)' for '\(name)', whose value has '\(values[place].text)'"
        }
      case .specifier(let specifier):
        positions.insert(specifier.position != nil)
        let place = specifier.position.map { $0 - 1 } ?? next
        next += 1
        used.insert(place)
        guard values.indices.contains(place) else {
          return "has '\(specifier.text)' for value \(place + 1), but the key has \(values.count.values)"
        }
        if specifier.kind != values[place].kind {
          return "has '\(specifier.text)' for value \(place + 1), whose specifier is '\(values[place].text)'"
        }
      }
    }
    if positions.count > 1 { return "has specifiers with and without a position" }
    // A text for one or two things can name the number in a word, and a part of a text has only its own value.
    guard unit.substitution == nil else { return nil }
    let unused = values.indices.filter { !used.contains($0) }
    let permitted = ["zero", "one", "two"].contains(unit.category) ? 1 : 0
    guard unused.count > permitted, let first = unused.first else { return nil }
    return "does not use value \(first + 1), '\(values[first].text)'"
  }
}

extension Int {
  /// The number with the word "values".
  fileprivate var values: String {
    switch self {
    case 0: "no values"
    case 1: "one value"
    default: "\(self) values"
    }
  }
}
