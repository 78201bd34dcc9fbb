import PortableUI
import Testing
import VSM
import VSMInspector
import VSMTestingPages

enum WordViewState {
  case empty
  case searching
  case found(String)
  case failed
}

protocol Dictionaries: Sendable {
  func meaning(of word: String) async throws -> String
}

struct PocketDictionary: Dictionaries {
  func meaning(of word: String) async throws -> String { "A vessel for tea" }
}

struct WordView: View {
  @ViewState var state = WordViewState.empty
  let words: any Dictionaries

  init(words: any Dictionaries) { self.words = words }

  var body: some View {
    Button("Look up") {
      $state.observe(
        StateSequence(.searching) { [words] in
          do { return .found(try await words.meaning(of: "teapot")) } catch { return .failed }
        })
    }
    if case .found(let meaning) = state { Text(meaning) }
    if case .failed = state { Text("Not found") }
  }
}

// snippet.conditions
struct SlowDictionary: Dictionaries {
  let base: any Dictionaries
  let network: NetworkConditions

  func meaning(of word: String) async throws -> String {
    try await network.travel()
    return try await base.meaning(of: word)
  }
}
// snippet.end

// snippet.page
struct WordPage: View {
  @StateObject private var network = NetworkConditions()

  var body: some View {
    WordView(words: SlowDictionary(base: PocketDictionary(), network: network))
      .stateInspector(source: "WordView(words:)", network: network)
  }
}
// snippet.end

@MainActor
@Suite(.onPages, .enabled(if: StateInspector.isEnabledByDefault))
struct InspectorArticleTests {
  @Test func requestOfThePageHasItsConditions() async throws {
    let page = HeadlessPage { WordPage() }
    await page.settle()
    try page.select("Next", in: "Fail requests")
    try page.tap("Look up")
    await page.wait(for: "Not found")
    try page.tap("Look up")
    await page.wait(for: "A vessel for tea")
    try page.tap("failed")
    await page.wait(for: "Not found")
  }
}
