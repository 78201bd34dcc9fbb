import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct PageLanguageTests {
  private struct Switching: View {
    @State private var language = "de"

    var body: some View {
      VStack {
        Button("Arabic") { language = "ar" }
        Button("Polish") { language = "pl" }
        Button("German") { language = "de" }
      }
      .environment(\.locale, Locale(identifier: language))
    }
  }

  private func attributes(_ ops: [Op], of page: TestPage) -> [Attribute.Name: String] {
    var found: [Attribute.Name: String] = [:]
    for case .attribute(page.host.tree.id, let name, let value) in ops { found[name] = value }
    return found
  }

  @Test func pageStatesAChangedLanguage() {
    let page = TestPage { Switching() }
    let language = page.host.openLanguage()
    #expect(language.tag?.description == "de" && language.direction == .leftToRight)
    page.press("Arabic")
    let arabic = attributes(page.takeOps(), of: page)
    #expect(arabic[.lang] == "ar" && arabic[.dir] == "rtl")
    #expect(arabic[.words]?.contains("إغلاق") == true)
    page.press("German")
    let german = attributes(page.takeOps(), of: page)
    #expect(german[.lang] == "de" && german[.dir] == "ltr")
    page.press("German")
    #expect(page.takeOps().isEmpty)
  }

  @Test func pageWithoutATableOrALocaleHasNoLanguage() {
    let page = TestPage { Text("Hello") }
    #expect(page.host.language.tag == nil)
    #expect(page.host.language.direction == .leftToRight)
  }

  @Test func languageIsThatOfTheTexts() throws {
    let bundle = try TextFolder(catalog: ["Hello": ["ar": "مرحبا"]]).bundle
    func page(_ language: String) -> PageLanguage {
      var environment = EnvironmentValues()
      var region = Region()
      region.locale = Locale(identifier: language)
      region.languages = [language]
      environment.region = region
      return TestPage(environment: environment) { Text("Hello").localizedTexts(from: bundle) }.host.language
    }
    #expect(page("ar").tag?.description == "ar" && page("ar").direction == .rightToLeft)
    // Hebrew is written from right to left too, but the texts are English.
    #expect(page("he").tag?.description == "en" && page("he").direction == .leftToRight)
  }

  @Test func partOfAPageDoesNotChangeItsLanguage() {
    let page = TestPage {
      Text("a")
      Text("b").environment(\.locale, Locale(identifier: "ar"))
    }
    #expect(page.host.language.tag == nil)
  }

  @Test func partOfAPageStatesItsLanguage() {
    let page = TestPage {
      Text("a")
      Text("b").environment(\.locale, Locale(identifier: "ar"))
      VStack {
        Text("c")
        Text("d").environment(\.locale, Locale(identifier: "de_AT"))
        Text("e").environment(\.locale, Locale(identifier: "ar"))
      }
      .environment(\.locale, Locale(identifier: "ar"))
      Text("f").environment(\.locale, Locale(identifier: "en"))
    }
    #expect(page.node(text: "a")?[.lang] == nil && page.node(text: "a")?[.dir] == nil)
    #expect(page.node(text: "b")?[.lang] == "ar" && page.node(text: "b")?[.dir] == "rtl")
    let stack = page.host.tree.children[2]
    #expect(stack[.lang] == "ar" && stack[.dir] == "rtl")
    #expect(page.node(text: "c")?[.lang] == nil && page.node(text: "c")?[.dir] == nil)
    #expect(page.node(text: "d")?[.lang] == "de-AT" && page.node(text: "d")?[.dir] == "ltr")
    #expect(page.node(text: "e")?[.lang] == nil && page.node(text: "f")?[.lang] == nil)
  }

  private struct PartSwitching: View {
    @State private var language = "ar"
    var body: some View {
      Button("Arabic") { language = "ar" }
      Button("German") { language = "de" }
      Button("English") { language = "en" }
      Text("part").environment(\.locale, Locale(identifier: language))
    }
  }

  @Test func partFollowsAChangedLanguage() {
    let page = TestPage { PartSwitching() }
    page.press("German")
    #expect(page.node(text: "part")?[.lang] == "de" && page.node(text: "part")?[.dir] == nil)
    page.press("English")
    #expect(page.node(text: "part")?[.lang] == nil)
    page.press("Arabic")
    #expect(page.node(text: "part")?[.lang] == "ar" && page.node(text: "part")?[.dir] == "rtl")
  }

  @Test func pageOfOneLanguageStatesItOnceInTheDocument() {
    let page = TestPage { VStack { Text("a") }.environment(\.locale, Locale(identifier: "ar")) }
    #expect(page.host.language.tag?.description == "ar")
    #expect(page.host.tree.all.allSatisfy { $0[.lang] == nil && $0[.dir] == nil })
  }

  @Test func layoutDirectionFollowsTheLanguage() {
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(direction == .rightToLeft ? "rtl" : "ltr") }
    }
    let page = TestPage {
      Direction().environment(\.locale, Locale(identifier: "he"))
      Direction()
      Direction().environment(\.layoutDirection, .leftToRight).environment(\.locale, Locale(identifier: "he"))
    }
    #expect(page.texts == ["rtl", "ltr", "ltr"])
  }
}
