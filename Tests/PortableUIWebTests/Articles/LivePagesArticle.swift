import PortableUI
import Testing
import VSMTestingPages

@testable import PortableUIWeb

// snippet.books
struct BooksView: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Emma", value: 42)
      }
      .navigationTitle("Books")
      .navigationDestination(for: Int.self) { number in
        Text("Book number \(number)").navigationTitle("Book \(number)")
      }
    }
  }
}
// snippet.end

enum LibrarySection: String, Hashable { case books, authors }

// snippet.tabs
struct LibraryView: View {
  @State private var section = LibrarySection.books

  var body: some View {
    TabView(selection: $section) {
      Tab("Books", systemImage: "book", value: LibrarySection.books) { BooksView() }
      Tab("Authors", systemImage: "person", value: LibrarySection.authors) { Text("Jane Austen") }
    }
  }
}
// snippet.end

/// The code of the articles in the catalog of PortableUIWeb.
@MainActor struct LivePagesArticleTests {
  // snippet.address
  @Test func anAddressOpensItsBook() throws {
    let page = HeadlessPage(address: "/42") { BooksView() }
    #expect(page.shows("Book number 42"))
    try page.tap("Books")
    #expect(page.address == "/")
  }
  // snippet.end

  @Test func tabsAreTheFirstSegment() throws {
    let page = HeadlessPage { LibraryView() }
    #expect(page.address == "/books")
    try page.tap("Emma")
    #expect(page.address == "/books/42")
    try page.tap("Authors")
    #expect(page.address == "/authors")
  }

  @Test func anAdapterPassesRequests() async throws {
    // snippet.adapter
    let pages = LivePages()
    var request = LiveRequest(method: .get)
    request.host = "localhost:8080"
    request.target = "/books"
    let response = try await pages.respond(to: request) { BooksView() }
    // snippet.end
    #expect(response.status == 200)
    #expect(pages.sessionCount == 1)
    // snippet.shutdown
    pages.shutdown()
    await pages.drain()
    // snippet.end
    #expect(pages.sessionCount == 0)
  }

  @Test func aSiteIsConfigured() async throws {
    // snippet.configuration
    var configuration = LivePageConfiguration()
    configuration.isSecure = true
    configuration.allowedHosts = ["example.com"]
    configuration.trustedProxies = ["127.0.0.1"]
    configuration.sessionsInTotal = 2_000
    let pages = LivePages(configuration: configuration)
    // snippet.end
    var request = LiveRequest(method: .get)
    request.host = "example.org"
    #expect(try await pages.respond(to: request) { BooksView() }.status == 421)
    request.host = "example.com"
    #expect(try await pages.respond(to: request) { BooksView() }.status == 200)
  }
}
