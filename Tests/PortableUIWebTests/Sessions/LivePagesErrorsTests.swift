import PortableUI
import Testing

@testable import PortableUIWeb

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct LivePagesErrorsTests {
  private let browser = Browser()

  private struct Books: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Emma", value: 42)
          .navigationTitle("Books")
          .navigationDestination(for: Int.self) { Text("Book \($0)") }
      }
    }
  }

  private func open(_ path: String, showsErrors: Bool = true) {
    browser.edit = {
      $0.location = PageAddress(path: path, base: "/books")
      $0.target = path
      if showsErrors { $0.errorContent = { status in AnyView(ErrorView(status: status)) } }
    }
  }

  private struct ErrorView: View {
    let status: PageStatus
    @State private var presses = 0

    var body: some View {
      NavigationStack {
        Text("Error \(status.code)")
        Button("Pressed \(presses)") { presses += 1 }
      }
      .navigationTitle("Sorry")
    }
  }

  @Test func unmatchedAddressShowsTheErrorOfTheSiteLive() async throws {
    open("/books/emma")
    let response = try await browser.get { Books() }
    #expect(response.status == 404 && response.fallback != nil)
    #expect(response.text.contains("Error 404") && !response.text.contains("Emma"))
    #expect(response.text.contains("<title>Sorry</title>") && response.text.contains("noindex"))
    let page = try browser.page(of: response)
    let stream = try await page.stream()
    try await page.click("Pressed 0")
    #expect(try await stream.patch().ops.contains { "\($0)".contains("Pressed 1") })
    #expect(page.session?.host.address == "/books/emma")
  }

  @Test func personGoesBackFromTheErrorToThePage() async throws {
    open("/books/emma")
    let page = try browser.page(of: try await browser.get { Books() })
    let stream = try await page.stream()
    try await page.post("[0,\"visit\",7,\"/books/42\"]")
    _ = try await stream.patch()
    let host = try #require(page.session?.host)
    #expect(host.tree.allText.contains("Book 42") && !host.tree.allText.contains("Error"))
    #expect(host.address == "/books/42" && host.status == .ok)
  }

  @Test func withoutAnErrorViewThePageShowsWhatComesBefore() async throws {
    open("/books/emma", showsErrors: false)
    let response = try await browser.get { Books() }
    #expect(response.status == 404 && response.text.contains("Emma"))
  }

  @Test func matchedAddressIsNoError() async throws {
    open("/books/42")
    let response = try await browser.get { Books() }
    #expect(response.status == 200 && response.fallback == nil && response.text.contains("Book 42"))
  }

  @Test(arguments: [("/books/emma", 404), ("/books/42", 200)])
  func headRequestHasTheStatusOfThePage(path: String, status: Int) async throws {
    open(path)
    let response = try await browser.send(LiveRequest(method: .head)) { Books() }
    #expect(response.status == status && browser.pages.sessionCount == 0)
  }

  private struct Loading: View {
    @State private var isLoaded = false

    var body: some View {
      if isLoaded {
        Books()
      } else {
        ProgressView()
        Button("Load") { isLoaded = true }
      }
    }
  }

  @Test func partThatTurnsOutToMatchNothingShowsTheErrorLater() async throws {
    open("/books/emma")
    let response = try await browser.get { Loading() }
    #expect(response.status == 200 && response.fallback == nil)
    let page = try browser.page(of: response)
    let stream = try await page.stream()
    try await page.click("Load")
    _ = try await stream.patch()
    let host = try #require(page.session?.host)
    #expect(host.tree.allText.contains("Error 404") && host.address == "/books/emma")
    #expect(host.head.contains(.named("robots", content: "noindex")))
  }

  @Test func pageOfAnErrorAnswersOnlyRequestsOfItsOwn() async throws {
    browser.edit = { $0.target = "/members" }
    let members = try await browser.open { CounterView() }
    browser.edit = {
      $0.target = "/members"
      $0.isErrorPage = true
    }
    // The middleware in front of the page has rejected this request.
    #expect(try await members.streamResponse(after: "0").status == 410)
    let error = try browser.page(of: try await browser.get { CounterView().pageStatus(.forbidden) })
    #expect(try await error.streamResponse(after: "0").status == 200)
  }

  @Test func discardedDocumentHasNoSession() async throws {
    open("/books/emma")
    let response = try await browser.get { Books() }
    #expect(browser.pages.sessionCount == 1)
    response.fallback?.discard()
    #expect(browser.pages.sessionCount == 0)
  }

  @Test func contentMayAskBeforeItAnswers() async throws {
    func find() async throws -> String {
      await Task.yield()
      return "Emma"
    }
    let response = try await browser.pages.respond(to: LiveRequest(method: .get)) { Text(try await find()) }
    #expect(response.text.contains("Emma"))
  }
}

extension RenderNode {
  /// All texts below the element.
  fileprivate var allText: String { ([text ?? ""] + children.map(\.allText)).joined(separator: " ") }
}
