import Foundation
import Testing

@testable import PortableUI

private enum Theme: String { case light, dark }

private struct Settings: View {
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("count") private var count = 1
  @SceneStorage("draft") private var draft: String?

  var body: some View {
    Text("theme \(theme.rawValue)")
    Text("count \(count)")
    Text("draft \(draft ?? "none")")
    Toggle(
      "Dark",
      isOn: Binding {
        theme == .dark
      } set: {
        theme = $0 ? .dark : .light
      })
    Button("Add") { count += 1 }
    Button("Clear") { draft = nil }
    Button("Fill") { draft = String(repeating: "x", count: 20_000) }
  }
}

@MainActor
@Suite struct AppStorageTests {
  private let page = TestPage { Settings() }

  private func report(_ text: String?, for name: String, in area: StorageKey.Area = .local) -> EventOutcome {
    page.host.dispatch(Event(.none, .stored(text, for: StorageKey(name, in: area))))
  }

  @Test func theFirstPageHasTheDefaultsAndTheNamesOfItsValues() {
    #expect(page.texts.contains("theme light"))
    #expect(page.texts.contains("count 1"))
    #expect(page.host.tree[.stored] == #"[["local","theme",null],["local","count",null],["session","draft",null]]"#)
  }

  @Test func thePageShowsWhatTheBrowserHasKept() {
    #expect(report("dark", for: "theme") == .handled)
    #expect(report("text", for: "draft", in: .session) == .handled)
    #expect(page.texts.contains("theme dark"))
    #expect(page.texts.contains("draft text"))
  }

  @Test func theBrowserKeepsWhatThePageSets() {
    page.press("Add")
    page.press("Add")
    #expect(page.texts.contains("count 3"))
    #expect(page.host.storedText(for: StorageKey("count", in: .local)) == "3")
    #expect(page.host.tree[.stored]?.contains(#"["local","count","3"]"#) == true)
  }

  @Test func aValueThatIsRemovedIsRemovedFromTheBrowser() {
    _ = report("text", for: "draft", in: .session)
    page.press("Clear")
    #expect(page.texts.contains("draft none"))
    #expect(page.host.tree[.stored]?.contains(#"["session","draft",null]"#) == true)
  }

  @Test func aTextThatIsNoValueIsIgnored() {
    #expect(report("purple", for: "theme") == .handled)
    #expect(report("many", for: "count") == .handled)
    #expect(page.texts.contains("theme light"))
    #expect(page.texts.contains("count 1"))
  }

  @Test func unknownNamesAndTextsThatAreTooLongAreDropped() {
    #expect(report("dark", for: "other") == .invalidPayload)
    #expect(report("dark", for: "theme", in: .session) == .invalidPayload)
    #expect(report(String(repeating: "1", count: 16 * 1024), for: "count") == .invalidPayload)
    #expect(page.texts.contains("count 1"))
  }

  @Test func aLongValueOfThePageIsReportedAndNotKept() {
    page.press("Fill")
    #expect(page.diagnostics.map(\.kind) == [.storedValueTooLong])
    #expect(page.texts.contains("draft none"))
  }

  @Test func allViewsOfAPageHaveTheSameValue() {
    struct Twice: View {
      @AppStorage("name") private var name = "a"
      var body: some View {
        Text("outer \(name)")
        Inner()
        Button("Change") { name = "b" }
      }
    }
    struct Inner: View {
      @AppStorage("name") private var name = "a"
      var body: some View { Text("inner \(name)") }
    }
    let page = TestPage { Twice() }
    page.press("Change")
    #expect(page.texts.contains("outer b"))
    #expect(page.texts.contains("inner b"))
  }

  @Test func viewsThatAppearLaterHaveTheirNamesAdded() {
    struct Later: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Settings() }
      }
    }
    let page = TestPage { Later() }
    #expect(page.host.tree[.stored] == nil)
    page.press("Show")
    #expect(page.host.tree[.stored]?.contains("theme") == true)
  }

  @Test func valuesOfAllTypesAreRestored() throws {
    func expect<Value: Equatable>(_ coding: StorageCoding<Value>, _ value: Value, _ text: String) {
      #expect(coding.text(value) == text)
      #expect(coding.value(text) == value)
    }
    expect(.description, true, "true")
    expect(.description, -1.5, "-1.5")
    expect(.description, "", "")
    expect(.url, URL(string: "https://example.org/a?b")!, "https://example.org/a?b")
    expect(.data, Data([1, 2]), "AQI=")
    expect(.date, Date(timeIntervalSinceReferenceDate: 0.25), "0.25")
    expect(.rawValue, Theme.dark, "dark")
    expect(StorageCoding<Int>.description.optional(), 5, "5")
    #expect(StorageCoding<Int>.description.optional().text(nil) == nil)
  }
}
