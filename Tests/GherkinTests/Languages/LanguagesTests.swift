import Testing

@testable import Gherkin

struct LanguagesTests {
  @Test func keywordsOfTheLanguageOfTheFileAreRead() throws {
    let feature = try Feature(
      parsing: """
        # language: de
        @konto
        Funktionalität: Konto
          Geld kommt und geht.

          Grundlage:
            Gegeben sei ein Konto

          Regel: Niemand überzieht
            Szenario: Abheben
              Gegeben seien 10 Franken
              Und ein Limit
              Wenn ich 5 abhebe
              * ich warte
              Dann bleiben 5
              Aber keine 6

            Szenariogrundriss: Sparen
              Angenommen ich spare <Betrag>
              Beispiele:
                | Betrag |
                | 1      |
        """, file: "Konto.feature")
    #expect(feature.language == "de")
    #expect(feature.description == "Geld kommt und geht.")
    #expect(feature.background?.steps.map(\.text) == ["ein Konto"])
    let scenario = feature.rules[0].scenarios[0]
    #expect(scenario.steps.map(\.keyword) == [.given, .and, .when, .asterisk, .then, .but])
    #expect(
      scenario.steps.map(\.writtenKeyword) == ["Gegeben seien ", "Und ", "Wenn ", "* ", "Dann ", "Aber "])
    #expect(scenario.steps.map(\.text).first == "10 Franken")
    let pickles = feature.pickles()
    #expect(pickles.map(\.name) == ["Abheben", "Sparen"])
    #expect(pickles[1].steps.map(\.sentence) == ["Gegeben sei ein Konto", "Angenommen ich spare 1"])
    #expect(
      pickles[0].steps.map(\.kind) == [.context, .context, .context, .action, .unknown, .outcome, .outcome])
  }

  @Test func keywordCanEndWithoutASpace() throws {
    let japanese = try steps("ja", "機能", "シナリオ", "前提残高は10円\nもし 5円を引き出す\nならば残高は5円\n* 終わり")
    #expect(japanese.map(\.keyword) == [.given, .when, .then, .asterisk])
    #expect(japanese.map(\.text) == ["残高は10円", "5円を引き出す", "残高は5円", "終わり"])
    let french = try steps("fr", "Fonctionnalité", "Scénario", "Étant donné qu'un compte existe\nQuand\tje paie")
    #expect(french.map(\.keyword) == [.given, .when])
    #expect(french.map(\.text) == ["un compte existe", "je paie"])
    let emoji = try steps("em", "📚", "📕", "😐a\n🎬 b\n🙏c")
    #expect(emoji.map(\.keyword) == [.given, .when, .then])
    #expect(emoji.map(\.text) == ["a", "b", "c"])
    // The sign belongs to the text, although it combines with the last letter of the keyword.
    let japaneseSign = try steps("ja", "機能", "シナリオ", "前提\u{3099}")
    #expect(japaneseSign.map(\.text) == ["\u{3099}"])
  }

  @Test func longestOfTheKeywordsIsRead() throws {
    let czech = try steps("cs", "Požadavek", "Scénář", "Pokud a\nA také b\nA c")
    #expect(czech.map(\.text) == ["a", "b", "c"])
    #expect(czech.map(\.writtenKeyword) == ["Pokud ", "A také ", "A "])
  }

  /// Some editors store accents as characters of their own.
  @Test func accentsCanBeComposedOrDecomposed() throws {
    let name = "Funktionalita\u{308}t"
    #expect(try Feature(parsing: "# language: de\n\(name): A", file: "").name == "A")
    #expect(try steps("sl", "Funkcija", "Scenarij", "C\u{30C}e a").map(\.keyword) == [.when])
    // In the table, the keyword has two signs in place of the one before its last letter.
    #expect(
      try steps("ml", "സവിശേഷത", "രംഗം", "\u{D0E}\u{D2A}\u{D4D}\u{D2A}\u{D4B}\u{D7E}a").map(\.text) == ["a"])
  }

  @Test func wordOfAnotherLanguageIsNoKeyword() {
    #expect(
      problems("# language: de\nFunktion: A\nSzenario: B\nWenn c\nGiven d") == [
        "5:1: This line is not a step. "
          + "Begin it with Angenommen, Wenn, Dann, Und, Aber or * and a space, or with '#' if it is a comment."
      ])
    // Slovenian has no asterisk.
    #expect(
      problems("# language: sl\nFunkcija: A\nScenarij: B\nDano c\n* d") == [
        "5:1: This line is not a step. "
          + "Begin it with Dano, Ko, Nato, In or Toda and a space, or with '#' if it is a comment."
      ])
  }

  @Test func adviceContainsTheWordsOfTheLanguage() {
    #expect(
      problems("# language: fr\n") == ["1:1: The file contains no feature. Write 'Fonctionnalité:' and a name."])
    #expect(
      problems("# language: de\nFunktion: A\nSzenariogrundriss: B\nWenn c\nDann") == [
        "3:1: The outline has no examples, so none of it would run. "
          + "Write 'Beispiele:' and a table below its steps, or change it to 'Szenario:'.",
        "5:1: The step has no text. Write a text after 'Dann'.",
      ])
    #expect(
      problems("# language: de\nFunktion: A\nszenario: B\nWenn c\nSzenario: D\nWenn c\nbeispiele\n") == [
        "3:1: This line is part of a description, so the scenario would not run. "
          + "Write 'Szenario:' with this capitalization, or begin the line with another word.",
        "7:1: This line is not a step. Did you mean 'Beispiele:'?",
      ])
    #expect(
      problems("# language: ja\n機能: A\nシナリオ: B\n前提c\nd") == [
        "5:1: This line is not a step. "
          + "Begin it with 前提, もし, ならば, 且つ, 然し or *, or with '#' if it is a comment."
      ])
  }

  // MARK: The comment

  @Test(arguments: ["#language:no", "# a comment\n\n  #  language :  no  ", "# language: no\n# language: xx"])
  func firstCommentWithALanguageSelectsIt(_ comment: String) throws {
    #expect(try Feature(parsing: "\(comment)\nEgenskap: A", file: "").language == "no")
  }

  @Test(arguments: [
    "# language: de CH", "# language:", "# Language: de", "# languages: de", "# language: de, fr", "@a\n# language: de",
  ])
  func otherCommentsAreIgnored(_ comment: String) throws {
    #expect(try Feature(parsing: "\(comment)\nFeature: A", file: "").language == "en")
  }

  @Test func unknownLanguageIsTheOnlyError() {
    func advice(_ name: String) -> Substring? {
      let problems = problems("\n  # language: \(name)\nFunktionalität: Speichern\nx")
      guard problems.count == 1 else { return nil }
      return problems[0].split(separator: "'. ", maxSplits: 1).last
    }
    #expect(
      problems("\n  # language: german\nFunktionalität: Speichern") == [
        "2:3: Gherkin has no keywords for the language 'german'. Write '# language: de' for German."
      ])
    #expect(advice("DE") == "Write '# language: de' for German.")
    #expect(advice("de_CH") == "Write '# language: de' for German.")
    #expect(
      advice("zh") == "Write '# language: zh-CN' for Chinese simplified or '# language: zh-TW' for Chinese traditional."
    )
    #expect(advice("xx")?.hasPrefix("Write one of these: af, am, amh, an, ar, ") == true)
  }

  @Test func featureInAnotherLanguageIsAnError() {
    #expect(
      problems("Funktionalität: Speichern\nSzenario: A\nWenn b") == [
        "1:1: The feature begins with a keyword of German, but the file is read as English. "
          + "Write '# language: de' for German on the first line, or use the keyword 'Feature:'."
      ])
    #expect(
      problems("# language: de\n@a\nFeature: Save") == [
        "3:1: The feature begins with a keyword of English, but the file is read as German. "
          + "Write '# language: en' for English or '# language: en-Scouse' for Scouse on the first line, "
          + "or use the keyword 'Funktionalität:'."
      ])
  }

  // MARK: The table

  @Test(arguments: Language.all.map(\.name))
  func allKeywordsOfALanguageAreRead(_ language: String) throws {
    let columns = try #require(Self.rows[language])
    func feature(_ lines: String) throws -> Feature {
      try Feature(parsing: "# language: \(language)\n\(lines)", file: language)
    }
    let words = columns.dropFirst().dropLast().map { $0.split(separator: "|") }
    try #require(words.count == 11)
    let head = "\(words[0][0]): A"
    for word in words[0] { #expect(try feature("\(word): A").name == "A") }
    for word in words[1] { #expect(try feature("\(head)\n\(word): B").rules.map(\.name) == ["B"]) }
    for word in words[2] { #expect(try feature("\(head)\n\(word): B").background?.name == "B") }
    for word in words[3] { #expect(try feature("\(head)\n\(word): B").scenarios.map(\.name) == ["B"]) }
    let step = words[6].last ?? ""
    for outline in words[4] {
      for examples in words[5] {
        let feature = try feature("\(head)\n\(outline): B\n\(step)c\n\(examples): D\n|e|\n|1|")
        #expect(feature.scenarios.map(\.examples.count) == [1])
      }
    }
    for (keyword, column) in zip([Step.Keyword.given, .when, .then, .and, .but], words.dropFirst(6)) {
      for word in column {
        let steps = try feature("\(head)\n\(words[3][0]): B\n\(word)c").scenarios[0].steps
        #expect(steps.map(\.keyword) == [word == "* " ? .asterisk : keyword], "\(word)")
        #expect(steps.map { $0.writtenKeyword + $0.text } == ["\(word)c"])
      }
    }
  }

  @Test func allLanguagesAreInTheTable() {
    #expect(Language.all.count >= 80)
    #expect(Set(Language.all.map(\.name)).count == Language.all.count)
  }

  private static let rows = Dictionary(
    uniqueKeysWithValues: languageTable.split(separator: "\n").map { row in
      let columns = row.split(separator: "\t").map(String.init)
      return (columns[0], columns)
    })

  private func steps(_ language: String, _ feature: String, _ scenario: String, _ lines: String) throws -> [Step] {
    try Feature(parsing: "# language: \(language)\n\(feature): A\n\(scenario): B\n\(lines)", file: "").scenarios[0]
      .steps
  }
}
