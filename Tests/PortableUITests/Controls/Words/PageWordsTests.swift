import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct PageWordsTests {
  private func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
  }

  @Test func everyLanguageHasEveryWord() {
    #expect(PageWords.package.count == 12)
    for (language, words) in PageWords.package {
      let missing = PageWord.allCases.filter { words[$0]?.isEmpty != false }
      #expect(missing.isEmpty, "\(language)")
    }
  }

  @Test func wordsKeepThePlacesOfTheirTexts() {
    for (language, words) in PageWords.package {
      for word in PageWord.allCases {
        #expect(words[word]?.contains("%@") == PageWords.english[word]?.contains("%@"), "\(language): \(word)")
      }
    }
  }

  @Test func closestLanguageIsUsed() {
    #expect(environment("de_AT").text(of: .back) == "Zurück")
    #expect(environment("zh_CN").text(of: .back) == "返回")
    #expect(environment("zh_TW").text(of: .back) == "Back")
    #expect(environment("sv_SE").text(of: .back) == "Back")
    #expect(environment("pl").text(of: .noResultsFor, "x") == "Brak wyników dla „x”")
  }

  @Test func appReplacesWordsAndAddsLanguages() {
    var words = PageWords()
    words["sv"] = [.back: "Tillbaka"]
    words["de"] = [.refresh: "Neu laden"]
    var swedish = environment("sv_SE")
    swedish.pageWords = words
    #expect(swedish.text(of: .back) == "Tillbaka")
    #expect(swedish.text(of: .search) == "Search")
    var german = environment("de")
    german.pageWords = words
    #expect(german.text(of: .refresh) == "Neu laden")
    #expect(german.text(of: .back) == "Zurück")
  }

  @Test func tableOfTheAppReplacesWords() throws {
    let bundle = try TextFolder(files: ["sv.lproj/PortableUI.strings": "\"Back\" = \"Bakåt\";"]).bundle
    var swedish = environment("sv_SE")
    swedish.textBundle = BundleTexts.of(bundle)
    #expect(swedish.text(of: .back) == "Bakåt")
    #expect(swedish.text(of: .search) == "Search")
  }

  @Test func controlsAreNamedInTheLanguageOfThePage() {
    let page = TestPage(environment: environment("de_DE")) {
      Stepper("Anzahl", value: .constant(1))
      NavigationStack { Text("a").searchable(text: .constant("")) }
      ContentUnavailableView.search(text: "x")
      ProgressView()
    }
    let labels = page.host.tree.all.compactMap { node in node.attributes.first { $0.name == .ariaLabel }?.value }
    #expect(labels.contains("Verringern") && labels.contains("Erhöhen"))
    #expect(labels.contains("Suchen") && labels.contains("Läuft"))
    #expect(page.texts.contains("Keine Ergebnisse für „x“"))
  }

  @Test func backButtonFollowsTheLanguage() {
    let page = TestPage { Stack() }
    #expect(page.texts.contains("Back"))
    page.press("Polski")
    #expect(page.texts.contains("Wstecz"))
  }

  private struct Stack: View {
    @State private var language = "en"

    var body: some View {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Button("Polski") { language = "pl" } }
      }
      .environment(\.locale, Locale(identifier: language))
    }
  }

  @Test func wordsOfScriptsAreAnObject() throws {
    let json = environment("fr").scriptWords
    let words = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(words["close"] == "Fermer")
    #expect(words.count == PageWord.ofScripts.count)
    #expect(environment("fr").scriptWords == json)
  }
}
