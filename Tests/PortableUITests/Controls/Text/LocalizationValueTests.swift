#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import PortableUI

  @MainActor
  @Suite struct LocalizationValueTests {
    private let bundle: Bundle

    init() throws {
      bundle = try TextFolder(
        catalog: [
          "Lost": ["de": "Verloren", "pl": "Zgubione"], "greeting": ["en": "Hello, %@!", "de": "Hallo, %@!"],
        ],
        plurals: ["%lld left": ["pl": ["one": "został %lld", "few": "zostały %lld", "many": "zostało %lld"]]]
      ).bundle
    }

    @Test func explicitLocaleDeterminesTheLanguage() {
      #expect(String(localized: "Lost", bundle: bundle, locale: Locale(identifier: "de_AT")) == "Verloren")
      #expect(String(localized: "\(3) left", bundle: bundle, locale: Locale(identifier: "pl")) == "zostały 3")
      #expect(String(localized: "Other", bundle: bundle, locale: Locale(identifier: "de")) == "Other")
      #expect(
        String(localized: "greeting", defaultValue: "Hi, \("Ada")!", bundle: bundle, locale: Locale(identifier: "de"))
          == "Hallo, Ada!")
      #expect(String(localized: "greetings", defaultValue: "Hi, \("Ada")!", bundle: bundle) == "Hi, Ada!")
    }

    /// A view that looks up strings in its body, in an action and in a task.
    private struct Strings: View {
      @State private var language = "de"
      @State private var found: [String] = []
      let bundle: Bundle

      var body: some View {
        VStack {
          StringInBody()
          ForEach(found, id: \.self) { Text(verbatim: $0) }
          Button("Look up") { found.append("action \(String(localized: "Lost"))") }
          Button("Polish") { language = "pl" }
        }
        .task { found.append("task \(await Self.inBackground())") }
        .environment(\.locale, Locale(identifier: language))
        .localizedTexts(from: bundle)
      }

      nonisolated private static func inBackground() async -> String {
        await Task.yield()
        return String(localized: "Lost")
      }
    }

    private struct StringInBody: View {
      var body: some View { Text(verbatim: "body \(String(localized: "Lost"))") }
    }

    @Test func codeOfAPageUsesItsLanguage() {
      let page = TestPage { Strings(bundle: bundle) }
      #expect(page.texts.first == "body Verloren")
      page.press("Look up")
      #expect(page.texts.contains("action Verloren"))
      page.press("Polish")
      page.press("Look up")
      #expect(page.texts.contains("action Zgubione"))
    }

    @Test func taskOfAPageUsesItsLanguage() async {
      let page = TestPage { Strings(bundle: bundle) }
      await page.nextPatch {}
      #expect(page.texts.contains("task Verloren"))
    }

    @Test func resourceFollowsThePageThatShowsIt() {
      let resource: LocalizedStringResource = "Lost"
      let page = TestPage {
        VStack {
          Text(resource).environment(\.locale, Locale(identifier: "de"))
          Text(resource).environment(\.locale, Locale(identifier: "pl"))
          Text("\(3) left")
          Text(LocalizedStringResource("\(5) left", locale: Locale(identifier: "pl")))
        }
        .localizedTexts(from: bundle)
      }
      #expect(page.texts == ["Verloren", "Zgubione", "3 left", "zostało 5"])
    }
  }
#endif
