import FeatureSources
import Testing

@testable import StringCatalogs

/// Comparisons of sources and catalogs.
struct CatalogCheckTests {
  private func check(
    _ source: String, _ strings: String, languages: [String]? = nil, source language: String = "en"
  ) throws -> CatalogCheck {
    let text = "{\"sourceLanguage\": \"\(language)\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
    return CatalogCheck(
      keys: try keys(in: source), catalog: try StringCatalog(path: "Localizable.xcstrings", text: text),
      languages: languages)
  }

  private func unit(_ language: String, _ value: String, state: String = "translated") -> String {
    "\"\(language)\": {\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  private func plural(_ language: String, _ variations: [String: String]) -> String {
    let texts = variations.sorted { $0.key < $1.key }.map { unit($0.key, $0.value) }
    return "\"\(language)\": {\"variations\": {\"plural\": {\(texts.joined(separator: ","))}}}"
  }

  private func kinds(_ check: CatalogCheck) -> [CatalogFinding.Kind] { check.findings.map(\.kind) }

  @Test func missingKeyIsReportedOnceAtItsFirstPlace() throws {
    let check = try check("let a = Text(\"Cart\")\nlet b = Text(\"Cart\")", "")
    #expect(
      check.findings.map(\.text)
        == ["A.swift:1:14: warning: \"Cart\" is not in Localizable.xcstrings. [missing]"])
  }

  @Test func unusedKeyIsReportedUnlessItWasAddedByHand() throws {
    let check = try check("", "\"Cart\": {}, \"manual.key\": {\"extractionState\": \"manual\"}")
    #expect(
      check.findings.map(\.text)
        == [
          "Localizable.xcstrings:1:38: warning: No source contains \"Cart\". Mark it as stale with --fix. [unused]"
        ])
  }

  @Test func keyOfAnotherTableIsNotCompared() throws {
    #expect(try kinds(check("let a = Text(\"Cart\", tableName: \"Shop\")", "")) == [])
  }

  @Test func staleKeyIsReportedAndSaysWhetherItIsUsed() throws {
    let stale = "\"Cart\": {\"extractionState\": \"stale\"}"
    #expect(try check("", stale).findings.first?.message.contains("--remove-stale") == true)
    #expect(try check("let a = Text(\"Cart\")", stale).findings.first?.message.contains("Remove the mark") == true)
  }

  @Test func unknownValueMatchesAKeyWithAnotherSpecifier() throws {
    let source = "let a = Text(\"\\(b.c) of \\(d)% now\")"
    #expect(try kinds(check(source, "\"%lld of %@%% now\": {}")) == [])
    let missing = try check(source, "\"%lld of %@ now\": {}")
    #expect(kinds(missing) == [.missing, .unused])
    #expect(missing.findings[0].message.contains("the type of 'b.c', so that its specifier is '%@'"))
  }

  @Test func knownValueDoesNotMatchAnotherSpecifierAndTheMessageNamesIt() throws {
    let check = try check("let a = Text(\"\\(1) items\")", "\"%@ items\": {}")
    #expect(kinds(check) == [.missing, .unused])
    #expect(check.findings[0].message.hasSuffix("The catalog has \"%@ items\", whose specifiers differ."))
  }

  @Test func untranslatedKeyNamesItsLanguages() throws {
    let strings = "\"Cart\": {\"localizations\": {\(unit("de", "Korb")), \(unit("fr", "Panier", state: "new"))}}"
    let check = try check("let a = Text(\"Cart\")", strings, languages: ["de", "fr", "pl"])
    #expect(check.findings.map(\.message) == ["\"Cart\" is not translated into fr, pl."])
    #expect(try kinds(self.check("let a = Text(\"Cart\")", strings)) == [.untranslated])
  }

  @Test func keyThatIsNotTranslatedOrHasNoWordsNeedsNoTranslation() throws {
    let strings = "\"VSM\": {\"shouldTranslate\": false}, \"%@: %lld\": {}"
    #expect(
      try kinds(check("let a = Text(\"VSM\")\nlet b = Text(\"\\(\"a\"): \\(1)\")", strings, languages: ["de"])) == [])
  }

  @Test func missingVariationsOfALanguageAreReported() throws {
    let source = "let a = Text(\"\\(1) items\")"
    func strings(_ texts: String...) -> String {
      "\"%lld items\": {\"localizations\": {\(texts.joined(separator: ","))}}"
    }
    let english = plural("en", ["one": "%lld item", "other": "%lld items"])
    let polish = plural("pl", ["one": "%lld a", "other": "%lld b"])
    #expect(
      try check(source, strings(english, polish)).findings.map(\.message)
        == ["\"%lld items\" lacks the variations few, many in pl."])
    #expect(
      try check(source, strings(english, unit("de", "%lld Dinge"))).findings.map(\.message)
        == ["\"%lld items\" varies with a number in other languages, but not in de, which needs one, other."])
    #expect(try kinds(check(source, strings(english, unit("ja", "%lld個")))) == [])
    let arabic = ["zero", "one", "two", "few", "many", "other"].reduce(into: [:]) { $0[$1] = "%lld" }
    #expect(try kinds(check(source, strings(english, plural("ar", arabic)))) == [])
    #expect(try kinds(check(source, strings(plural("en", ["other": "%lld items"])))) == [.plural])
  }

  @Test(arguments: [
    ("%@ hat %lld", nil), ("%2$lld für %1$@", nil), ("%1$@ hat %2$lld, %1$@", nil),
    ("%@ hat %@", "has '%@' for value 2, whose specifier is '%lld'"),
    ("%lld hat %@", "has '%lld' for value 1, whose specifier is '%@'"),
    ("%@ hat %d", "has '%d' for value 2, whose specifier is '%lld'"),
    ("%@ hat", "does not use value 2, '%lld'"), ("%@ hat %lld %@", "has '%@' for value 3, but the key has 2 values"),
    ("%1$@ hat %lld", "has specifiers with and without a position"),
    ("%@ hat %#@items@", "contains '%#@items@', which is no substitution"),
  ])
  func specifiersOfATranslationFitTheKey(text: String, problem: String?) throws {
    let check = try check(
      "let a = Text(\"\\(\"Ada\") has \\(1)\")", "\"%@ has %lld\": {\"localizations\": {\(unit("de", text))}}")
    #expect(check.findings.map(\.kind) == (problem == nil ? [] : [.specifier]))
    if let problem { #expect(check.findings.first?.message.contains(problem) == true) }
  }

  @Test func variationForOneThingCanNameTheNumberInAWord() throws {
    let strings = plural("en", ["one": "One item", "other": "Items"])
    let check = try check("let a = Text(\"\\(1) items\")", "\"%lld items\": {\"localizations\": {\(strings)}}")
    #expect(check.findings.map(\.message) == ["The text of \"%lld items\" in en does not use value 1, '%lld'."])
  }

  @Test func substitutionsUseTheValuesThatTheyName() throws {
    func strings(_ specifier: String) -> String {
      """
      "%lld in %lld": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@items@ in %#@carts@"},
        "substitutions": {
          "items": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg item"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg items"}}}}},
          "carts": {"argNum": 2, "formatSpecifier": "\(specifier)", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg carts"}}}}}}}}}
      """
    }
    let source = "let a = Text(\"\\(1) in \\(2)\")"
    #expect(
      try check(source, strings("lld")).findings.map(\.message) == ["\"%lld in %lld\" lacks the variation one in en."])
    #expect(try kinds(check(source, strings("@"))) == [.specifier, .plural])
  }

  @Test func textOfANameIsComparedWithTheTextInTheLanguageOfTheSources() throws {
    let strings = "\"cart.items\": {\"localizations\": {\(unit("en", "%lld items")), \(unit("de", "%@ Dinge"))}}"
    #expect(try kinds(check("", strings)) == [.unused, .specifier])
  }

  @Test func percentSignsOfATextWithoutValuesAreNoSpecifiers() throws {
    let strings = "\"100%d sure\": {\"localizations\": {\(unit("de", "100%ig sicher"))}}"
    #expect(try kinds(check("let a = Text(\"100%d sure\")", strings)) == [])
  }

  @Test func correctionAddsMarksAndUnmarksAndThenFindsNoMore() throws {
    let strings = "\"Old\": {}, \"Back\": {\"extractionState\": \"stale\"}, \"Gone\": {\"extractionState\": \"stale\"}"
    let source = "let a = Text(\"New\", comment: \"A\")\nlet b = Text(\"New\", comment: \"B\")\nlet c = Text(\"Back\")"
    let (fixed, changes) = try check(source, strings).fixed(removesStale: false)
    #expect([changes.added, changes.marked, changes.unmarked, changes.removed] == [1, 1, 1, 0])
    #expect(fixed.entries.map(\.key) == ["New", "Old", "Back", "Gone"])
    #expect(fixed.entries.map(\.origin) == [.sources, .stale, .sources, .stale])
    #expect(fixed.text.contains(#""comment" : "A\nB""#))
    let again = CatalogCheck(keys: try keys(in: source), catalog: fixed)
    #expect(kinds(again) == [.stale, .stale])
    #expect(try again.fixed(removesStale: false).changes.isEmpty)
  }

  @Test func removalIsOnlyDoneOnRequest() throws {
    let strings = "\"Old\": {}, \"Back\": {\"extractionState\": \"stale\"}, \"Gone\": {\"extractionState\": \"stale\"}"
    let (fixed, changes) = try check("let c = Text(\"Back\")", strings).fixed(removesStale: true)
    #expect(fixed.entries.map(\.key) == ["Back"])
    #expect(changes.removed == 2)
  }
}
