import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct DocumentLanguageTests {
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
    for (language, text) in [("pl", "Koszyk"), ("ar", "السلة"), ("en", "Cart")] {
      let project = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try Data("\"Cart\" = \"\(text)\";".utf8).write(to: project.appending(path: "Localizable.strings"))
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  private func document(
    _ languages: String, _ change: (inout LivePageConfiguration) -> Void = { _ in }
  ) async throws -> String {
    let browser = Browser(change)
    browser.edit = { $0.acceptLanguage = languages }
    return try await browser.get { Text("Cart").localizedTexts(from: bundle) }.text
  }

  @Test func documentIsInTheLanguageOfTheBrowser() async throws {
    let polish = try await document("pl-PL, en;q=0.5")
    #expect(polish.contains(#"<html lang="pl" dir="ltr""#))
    #expect(polish.contains(">Koszyk<") && polish.contains("Przejdź do treści"))
    #expect(polish.contains("Ponowne łączenie…"))
    let arabic = try await document("ar")
    #expect(arabic.contains(#"<html lang="ar" dir="rtl""#) && arabic.contains(">السلة<"))
  }

  @Test func laterLanguageIsUsedIfTheFirstHasNoTexts() async throws {
    #expect(try await document("sv, fi;q=0.9, pl;q=0.8, en;q=0.7").contains(">Koszyk<"))
  }

  @Test func languageWithoutTextsIsNotStated() async throws {
    let swedish = try await document("sv")
    #expect(swedish.contains(#"<html lang="en" dir="ltr""#) && swedish.contains(">Cart<"))
  }

  @Test func pageWithoutTablesHasTheConfiguredLanguage() async throws {
    let browser = Browser { $0.language = "de" }
    browser.edit = { $0.acceptLanguage = "pl" }
    let html = try await browser.get { Text("Warenkorb") }.text
    #expect(html.contains(#"<html lang="de" dir="ltr""#) && html.contains("Zum Inhalt springen"))
  }

  @Test func wordsOfTheAppReplaceThePackages() async throws {
    let html = try await document("pl") { $0.words["pl"] = [.skipLink: "Do treści"] }
    #expect(html.contains(">Do treści</a>"))
  }

  @Test func rejectionIsInTheLanguageOfTheBrowser() async throws {
    let browser = Browser { $0.sessionsInTotal = 0 }
    browser.edit = { $0.acceptLanguage = "fr" }
    let response = try await browser.get { Text("Cart") }
    #expect(response.status == 503 && response.text.hasPrefix("Le serveur"))
  }

  /// A page whose language a button changes.
  private struct Switching: View {
    @State private var language = "pl"
    let bundle: Bundle

    var body: some View {
      Button("Cart") { language = "ar" }
        .environment(\.locale, Locale(identifier: language))
        .localizedTexts(from: bundle)
    }
  }

  @Test func changedLanguageIsSent() async throws {
    let browser = Browser()
    let page = try await browser.open { Switching(bundle: bundle) }
    #expect(page.html.contains(#"<html lang="pl" dir="ltr""#))
    let stream = try await page.stream()
    try await page.click("Koszyk")
    let patch = try #require(await stream.next())
    #expect(patch.contains("rtl") && patch.contains("السلة") && patch.contains("إغلاق"))
  }
}
