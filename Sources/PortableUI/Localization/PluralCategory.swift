/// A plural form of a language.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// The rule by which a language chooses the plural form of a number.
///
/// The rules are the cardinal rules of Unicode's Common Locale Data Repository (`plurals.xml`), written as conditions of
/// Swift; a test compares them with the rules of the ICU library in Foundation. Compact notation, such as `1M`, is not shown here, so the operands `c` and `e` are always 0.
struct PluralRule: Sendable {
  let category: @Sendable (PluralOperands) -> PluralCategory

  /// Returns the rule of the language of a tag, such as `pt-PT`. A language without a rule has one form.
  static func rule(for tag: LanguageTag) -> PluralRule {
    if let region = tag.region, let rule = rules["\(tag.language)_\(region)"] { return rule }
    return rules[tag.language] ?? PluralRule { _ in .other }
  }

  /// The languages with a rule.
  static var languages: some Collection<String> { rules.keys }

  private static let rules: [String: PluralRule] = {
    var rules: [String: PluralRule] = [:]
    for (languages, category) in pluralGroups {
      for language in languages.split(separator: " ") { rules[String(language)] = PluralRule(category: category) }
    }
    return rules
  }()
}
