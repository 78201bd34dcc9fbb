import Foundation
import Testing

@testable import PortableUI

// snippet.view
struct CartSummary: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Your cart")
      Text("\(count) items")
      Button("Check out") {}
    }
    .navigationTitle("Cart")
  }
}
// snippet.end

// snippet.bundle
/// The page of a server, with the resources of the target that has the catalog.
struct CartPage: View {
  let resources: Bundle

  var body: some View { CartSummary(count: 3).localizedTexts(from: resources) }
}
// snippet.end

// snippet.words
/// The words of the package in Swedish, which it does not have by itself.
let swedish: PageWords = {
  var words = PageWords()
  words["sv"] = [.back: "Tillbaka", .search: "Sök"]
  return words
}()
// snippet.end

// snippet.picker
struct LanguageSwitch: View {
  @State private var language = "en"

  var body: some View {
    VStack {
      Picker("Language", selection: $language) {
        Text(verbatim: "English").tag("en")
        Text(verbatim: "Polski").tag("pl")
      }
      CartSummary(count: 3)
    }
    .environment(\.locale, Locale(identifier: language))
  }
}
// snippet.end

/// The code of the article LocalizingPages.md.
@MainActor struct LocalizationArticleTests {
  private let bundle: Bundle

  init() throws {
    bundle = try TextFolder(
      catalog: ["Your cart": ["pl": "Twój koszyk"], "Check out": ["pl": "Do kasy"], "Cart": ["pl": "Koszyk"]],
      plurals: ["%lld items": ["pl": ["one": "%lld rzecz", "few": "%lld rzeczy", "many": "%lld rzeczy"]]]
    ).bundle
  }

  @Test func viewsFollowTheLanguage() {
    let page = TestPage { LanguageSwitch().localizedTexts(from: bundle) }
    #expect(page.texts.contains("Your cart"))
    page.choose("Polski")
    #expect(page.texts.contains("Twój koszyk") && page.texts.contains("3 rzeczy"))
    #expect(page.host.title == "Koszyk")
  }

  @Test func pageOfAServerHasTheTextsOfATarget() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "pl")
    let page = TestPage(environment: environment) { CartPage(resources: bundle) }
    #expect(page.texts.contains("Do kasy"))
  }

  @Test func wordsAddALanguage() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "sv")
    environment.pageWords = swedish
    #expect(environment.text(of: .back) == "Tillbaka")
  }
}
