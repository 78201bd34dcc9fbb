import Foundation
import PortableUI
import Testing
import VSMTestingPages

@MainActor struct TranslationCheckTests {
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Open": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Öffnen"}}}}, "Opened": {}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    bundle = try #require(Bundle(path: folder.path))
  }

  /// A feature with a text in its second state that no table has.
  private struct Door: View {
    @State private var isOpen = false

    var body: some View {
      if isOpen {
        Text("Opened")
        Text("Forgotten \(1)")
        Text(verbatim: "Ada")
      } else {
        Button("Open") { isOpen = true }
      }
    }
  }

  private func explore(_ check: TranslationCheck) async {
    _ = await Exploration(environment: check.environment) { _ in Door().localizedTexts(from: bundle) }
  }

  @Test func keysThatNoTableHasAreFoundInEveryState() async {
    let check = TranslationCheck()
    await explore(check)
    #expect(check.missingKeys == ["Forgotten %lld"])
    withKnownIssue {
      check.expectTranslated()
    } matching: {
      $0.description.contains("“Forgotten %lld”")
    }
    check.expectTranslated(except: ["Forgotten %lld"])
  }

  @Test func keysThatALanguageLacksAreFound() async {
    let check = TranslationCheck(locale: Locale(identifier: "de_DE"))
    await explore(check)
    #expect(check.missingKeys == ["Opened", "Forgotten %lld"])
    withKnownIssue {
      check.expectTranslated()
    } matching: {
      $0.description.contains("in de_DE")
    }
  }

  @Test func textsOutsideTablesAreThoseWithoutMarks() throws {
    let page = HeadlessPage(locale: .pseudoLanguage) { Door().localizedTexts(from: bundle) }
    #expect(page.textsOutsideTables == [])
    try page.tap("⟦Óþéñ·⟧")
    #expect(page.textsOutsideTables == ["Forgotten 1", "Ada"])
  }

  @Test func pageHasALocale() {
    let page = HeadlessPage(locale: Locale(identifier: "de")) { Door().localizedTexts(from: bundle) }
    #expect(page.shows("Öffnen"))
  }
}
