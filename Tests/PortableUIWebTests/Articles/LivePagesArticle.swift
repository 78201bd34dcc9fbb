import Foundation
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

// snippet.query
struct SearchView: View {
  @State private var text = ""

  var body: some View {
    TextField("Search", text: $text)
      .pageQuery("search", $text)
  }
}
// snippet.end

enum Chapter: String, Hashable { case history, prices }

// snippet.fragment
struct GuideView: View {
  @State private var chapter = Chapter.history

  var body: some View {
    VStack {
      Link("Delivery", destination: URL(string: "#delivery")!)
      TabView(selection: $chapter) {
        Tab("History", systemImage: "book", value: Chapter.history) { Text("Since 1811") }
        Tab("Prices", systemImage: "cart", value: Chapter.prices) { Text("From 5 pounds") }
      }
      .pageFragment($chapter)
      Text("Two days").pageFragment("delivery")
    }
  }
}
// snippet.end

struct Novel {
  let number: Int
  let title: String
  let author: String
}

// snippet.head
struct NovelView: View {
  let novel: Novel

  var body: some View {
    Text(novel.title)
      .navigationTitle(novel.title)
      .pageDescription("A novel by \(novel.author)")
      .pageCanonicalAddress("/novels/\(novel.number)")
      .pageImage("/covers/\(novel.number).png", description: "The cover of \(novel.title)")
      .pageData(["@context": "https://schema.org", "@type": "Book", "name": novel.title])
  }
}
// snippet.end

enum BookState {
  case loading, missing
  case loaded(String)
}

struct StateView: View {
  let state: BookState

  var body: some View {
    // snippet.status
    switch state {
    case .loading: ProgressView()
    case .missing: Text("There is no such book.").pageStatus(.notFound)
    case .loaded(let title): Text(title)
    }
    // snippet.end
  }
}

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

  @Test func aTextIsPartOfTheAddress() throws {
    let page = HeadlessPage(address: "/?search=emma") { SearchView() }
    #expect(page.address == "/?search=emma")
    try page.type("persuasion", into: "Search")
    #expect(page.address == "/?search=persuasion")
  }

  @Test func aNovelDescribesItsPage() {
    let host = ViewHost { NovelView(novel: Novel(number: 42, title: "Emma", author: "Jane Austen")) }
    #expect(host.head.contains(.named("description", content: "A novel by Jane Austen")))
    #expect(host.head.contains(.link("canonical", address: "/novels/42")))
    host.close()
  }

  @Test func aMissingBookHasItsStatus() {
    for (state, status) in [(BookState.missing, PageStatus.notFound), (.loading, .ok), (.loaded("Emma"), .ok)] {
      let host = ViewHost { StateView(state: state) }
      #expect(host.status == status)
      host.close()
    }
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
