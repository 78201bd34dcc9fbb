import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct LocalizedTextTests {
  private func texts(_ locale: String, _ bundle: Bundle, @ViewBuilder _ content: () -> some View) -> [String] {
    TestPage(environment: .init(locale: locale)) { content().localizedTexts(from: bundle) }.texts
  }

  @Test func everyControlLooksItsKeyUp() throws {
    let bundle = try TextFolder(catalog: ["Save": ["de": "Sichern"], "Name": ["de": "Vorname"]]).bundle
    let page = TestPage(environment: .init(locale: "de_DE")) {
      VStack {
        Text("Save")
        Text("Save").bold()
        Button("Save") {}
        Label("Save", systemImage: "star")
        Toggle("Name", isOn: .constant(true))
        TextField("Name", text: .constant(""), prompt: Text("Save"))
        Image(systemName: "star").accessibilityLabel("Name")
      }
      .navigationTitle("Name")
      .localizedTexts(from: bundle)
    }
    #expect(page.texts.filter { !$0.isEmpty } == ["Sichern", "Sichern", "Sichern", "Sichern", "Vorname", "Vorname"])
    #expect(page.first(.input, 1)?[.placeholder] == "Sichern")
    #expect(page.host.tree.all.contains { $0[.ariaLabel] == "Vorname" })
    #expect(page.host.title == "Vorname")
  }

  @Test func stringIsShownAsItIs() throws {
    let bundle = try TextFolder(catalog: ["Save": ["de": "Sichern"]]).bundle
    let word = "Save"
    #expect(texts("de", bundle) { Text(word) } == ["Save"])
    #expect(texts("de", bundle) { Text(verbatim: "Save") } == ["Save"])
    #expect(texts("de", bundle) { Text(LocalizedStringKey(word)) } == ["Sichern"])
  }

  @Test func keyThatNoTableHasIsShown() throws {
    let bundle = try TextFolder(catalog: ["Save": ["de": "Sichern"]]).bundle
    #expect(texts("de", bundle) { Text("Other \(3)") } == ["Other 3"])
    #expect(texts("fr", bundle) { Text("Save") } == ["Save"])
  }

  @Test func languageThatSuitsBestIsChosen() throws {
    let bundle = try TextFolder(catalog: ["Hi": ["de": "Hallo", "pt-BR": "Oi", "pt-PT": "Olá", "zh-Hant": "嗨"]]).bundle
    func text(_ locale: String, _ languages: [String]) -> String? {
      var environment = EnvironmentValues()
      var region = Region()
      region.locale = Locale(identifier: locale)
      region.languages = languages
      environment.region = region
      return TestPage(environment: environment) { Text("Hi").localizedTexts(from: bundle) }.texts.first
    }
    #expect(text("de_AT", ["de-AT"]) == "Hallo")
    #expect(text("pt_PT", ["pt-PT"]) == "Olá")
    #expect(text("pt_AO", ["pt-AO"]) == "Oi")
    #expect(text("zh_TW", ["zh-TW"]) == "嗨")
    #expect(text("zh_CN", ["zh-CN"]) == "Hi")
    #expect(text("sv_SE", ["sv", "fi", "de"]) == "Hallo")
    #expect(text("sv_SE", ["sv", "en", "de"]) == "Hi")
  }

  @Test func pluralFormFollowsTheNumber() throws {
    let bundle = try TextFolder(
      plurals: ["%lld articles": ["pl": ["one": "%lld artykuł", "few": "%lld artykuły", "many": "%lld artykułów"]]]
    ).bundle
    #expect(
      texts("pl", bundle) { ForEach([1, 3, 5, 22], id: \.self) { Text("\($0) articles") } }
        == ["1 artykuł", "3 artykuły", "5 artykułów", "22 artykuły"])
  }

  @Test func valuesChangeTheirOrder() throws {
    let bundle = try TextFolder(catalog: ["%@ of %lld": ["de": "Von %2$lld: %1$@, 100 %%"]]).bundle
    #expect(texts("de", bundle) { Text("\("a") of \(1234)") } == ["Von 1.234: a, 100 %"])
  }

  @Test func numbersHaveTheDigitsOfTheLanguage() {
    func text(_ locale: String, _ text: Text) -> String? {
      TestPage(environment: .init(locale: locale)) { text }.texts.first
    }
    #expect(text("en_US", Text("Room \(1234)")) == "Room 1,234")
    #expect(text("de_DE", Text("Room \(1234)")) == "Room 1.234")
    #expect(text("ar_EG", Text("\(12)")) == "١٢")
    #expect(text("de_DE", Text("\(1.5), \(-3)")) == "1,5, -3")
    #expect(text("de_DE", Text("\(2.5, specifier: "%.2f")")) == "2,50")
    #expect(text("en_US", Text("\("1234")")) == "1234")
  }

  @Test func styledPartsStayInTheirPlaces() throws {
    let bundle = try TextFolder(catalog: ["Pay %@ now": ["de": "Jetzt %@ zahlen"]]).bundle
    let page = TestPage(environment: .init(locale: "de")) {
      Text("Pay \(Text("5 €").bold()) now").localizedTexts(from: bundle)
    }
    #expect(page.texts == ["Jetzt ", "5 €", " zahlen"])
  }

  @Test func joinedTextsAreLookedUpOneByOne() throws {
    let bundle = try TextFolder(catalog: ["a": ["de": "1"], "b": ["de": "2"]]).bundle
    #expect(texts("de", bundle) { Text("a") + Text(verbatim: "-") + Text("b") } == ["1-2"])
  }

  @Test func innerLocaleChangesTheTextsInside() throws {
    let bundle = try TextFolder(catalog: ["a": ["de": "1", "pl": "2"]]).bundle
    let shown = texts("de", bundle) {
      Text("a")
      Text("a").environment(\.locale, Locale(identifier: "pl"))
    }
    #expect(shown == ["1", "2"])
  }

  @Test func pickerSwitchesThePageLive() throws {
    let bundle = try TextFolder(
      catalog: ["Cart": ["de": "Warenkorb", "ar": "السلة"]],
      plurals: ["%lld items": ["de": ["one": "%lld Stück", "other": "%lld Stücke"]]]
    ).bundle
    let page = TestPage(environment: .init(locale: "en")) { Switching(bundle: bundle) }
    #expect(page.texts.contains("Cart") && page.texts.contains("2 items"))
    page.press("de")
    #expect(page.texts.contains("Warenkorb") && page.texts.contains("2 Stücke"))
    #expect(page.host.title == "Warenkorb")
    page.press("ar")
    #expect(page.texts.contains("السلة"))
  }

  /// A page with a control for its language.
  private struct Switching: View {
    @State private var language = "en"
    let bundle: Bundle

    var body: some View {
      VStack {
        Text("Cart")
        HStack { Text("\(2) items") }
        ForEach(0..<2) { _ in Text("Cart") }
        Button("de") { language = "de" }
        Button("ar") { language = "ar" }
      }
      .navigationTitle("Cart")
      .environment(\.locale, Locale(identifier: language))
      .localizedTexts(from: bundle)
    }
  }

  @Test func languageFilesArePropertyLists() throws {
    let bundle = try TextFolder(files: [
      "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\"; \"Bye\" = \"Tschüss\";",
      "de.lproj/Errors.strings": "\"Lost\" = \"Verloren\";",
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%@ has %lld tasks</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$@: %2$#@tasks@</string>
      <key>tasks</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>eine Aufgabe</string><key>other</key><string>%lld Aufgaben</string>
      </dict></dict></dict></plist>
      """,
    ]).bundle
    #expect(texts("de", bundle) { Text("Hello") } == ["Hallo"])
    #expect(texts("de", bundle) { Text("Lost", tableName: "Errors") } == ["Verloren"])
    #expect(texts("de", bundle) { Text("\("Ada") has \(1) tasks") } == ["Ada: eine Aufgabe"])
    #expect(texts("de", bundle) { Text("\("Ada") has \(7) tasks") } == ["Ada: 7 Aufgaben"])
  }

  @Test func partsOfACatalogHavePluralFormsOfTheirOwn() throws {
    let bundle = try TextFolder(files: [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files in %lld folders": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Datei"}}, "other": {"stringUnit": {"value": "%arg Dateien"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Ordner"}}, "other": {"stringUnit": {"value": "%arg Ordnern"}}}}}
        }}}}}}
      """
    ]).bundle
    #expect(texts("de", bundle) { Text("\(1) files in \(3) folders") } == ["1 Datei in 3 Ordnern"])
  }

  @Test func deviceVariationsUseTheFormOfOtherDevices() throws {
    let bundle = try TextFolder(files: [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Tap": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tippen"}}, "other": {"stringUnit": {"value": "Drücken"}}}}}}}}}
      """
    ]).bundle
    #expect(texts("de", bundle) { Text("Tap") } == ["Drücken"])
  }

  @Test func keyThatTheChosenLanguageLacksIsShownInTheSourceLanguage() throws {
    let bundle = try TextFolder(catalog: ["cart.title": ["en": "Cart"], "x": ["de": "y"]]).bundle
    #expect(texts("de", bundle) { Text("cart.title") } == ["Cart"])
  }

  @Test func pseudoLanguageMarksWhatWasLookedUp() throws {
    let bundle = try TextFolder(catalog: ["Save %lld": ["de": "x"]]).bundle
    let shown = texts("en_XA", bundle) {
      Text("Save \(3)")
      Text("Lost")
    }
    #expect(shown == ["⟦Šáṽé 3·⟧", "Lost"])
  }
}

extension EnvironmentValues {
  /// The values of a page whose visitor has a locale.
  fileprivate init(locale: String) {
    self.init()
    var region = Region()
    region.locale = Locale(identifier: locale)
    self.region = region
  }
}

extension RenderNode {
  fileprivate subscript(name: Attribute.Name) -> String? { attributes.first { $0.name == name }?.value }
}
