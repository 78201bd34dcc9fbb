import CombineShim
import Testing

@testable import PortableUI

@MainActor
@Suite struct SearchableTests {
  struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String
    var body: some View {
      Text("looks for \(text)")
      Text(isSearching ? "searching" : "idle")
      Button("End") { dismissSearch() }
    }
  }

  struct Page: View {
    var log = Log()
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack {
          Found(text: text)
          TextField("Note", text: .constant(""))
        }
        .searchable(text: $text, prompt: "Find a product")
        .onSubmit(of: .search) { log.note("search \(text)") }
        .onSubmit { log.note("text") }
        .navigationTitle("Products")
      }
    }
  }

  func report(_ action: Event.Action, of page: TestPage) throws {
    #expect(page.host.dispatch(Event(try #require(page.first(.input)).id, action)) == .handled)
  }

  @Test func fieldIsInTheBarOfTheStack() throws {
    let page = TestPage { Page() }
    #expect(page.outline.hasPrefix("main[level[bar["), "\(page.outline)")
    let bar = try #require(page.host.tree.all.first { $0[.class] == "bar-search" })
    #expect(bar.children.map { $0[.role] } == ["search"])
    let field = try #require(bar.all.first { $0.tag == .input })
    #expect(field[.type] == "search")
    #expect(field[.ariaLabel] == "Find a product")
    #expect(field[.placeholder] == "Find a product")
  }

  @Test func fieldWithoutABarIsAboveTheContent() {
    let page = TestPage { Text("content").searchable(text: .constant("")) }
    #expect(page.outline == "main[search[input] \"content\"]")
    #expect(page.first(.input)?[.ariaLabel] == "Search")
  }

  @Test func typingSetsTheText() {
    let page = TestPage { Page() }
    page.type("tea")
    #expect(page.texts.contains("looks for tea"))
  }

  @Test func returnInTheSearchFieldSubmitsTheSearch() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.type("tea")
    #expect(page.submit() == .handled)
    #expect(log.take() == ["search tea"])
    page.submit(1)
    #expect(log.take() == ["text"])
  }

  @Test func searchIsActiveWhileTheFieldHasFocusOrText() throws {
    let page = TestPage { Page() }
    #expect(page.texts.contains("idle"))
    try report(.focus, of: page)
    #expect(page.texts.contains("searching"))
    try report(.blur, of: page)
    #expect(page.texts.contains("idle"))
    try report(.focus, of: page)
    page.type("tea")
    try report(.blur, of: page)
    #expect(page.texts.contains("searching"))
  }

  @Test func dismissingClearsTheFieldAndEndsTheSearch() throws {
    let page = TestPage { Page() }
    try report(.focus, of: page)
    page.type("tea")
    page.press("End")
    #expect(page.texts.contains("looks for "))
    #expect(page.texts.contains("idle"))
    #expect(page.host.focusedElement == nil)
    #expect(page.first(.input)?.value?.text == "")
    #expect(page.diagnostics.isEmpty)
  }

  @Test func presentingTheSearchMovesTheFocusToIt() throws {
    struct Page: View {
      @State private var isPresented = false
      var body: some View {
        Button(isPresented ? "End" : "Begin") { isPresented.toggle() }
          .searchable(text: .constant(""), isPresented: $isPresented, prompt: Text("Find"))
      }
    }
    let page = TestPage { Page() }
    page.press("Begin")
    #expect(page.host.focusedElement == page.first(.input)?.id)
    try report(.blur, of: page)
    #expect(page.texts.contains("Begin"))
    page.press("Begin")
    page.press("End")
    #expect(page.host.focusedElement == nil)
  }

  final class Model: ObservableObject {
    @Published var text = ""
  }

  /// An object by which a test observes a release.
  final class Weak {
    weak var model: Model?
  }

  @Test(arguments: [false, true])
  func closedPageReleasesEverything(wasSearched: Bool) throws {
    struct Catalogue: View {
      @StateObject private var model = Model()
      let kept: Weak
      var body: some View {
        let _ = kept.model = model
        NavigationStack { Found(text: model.text).searchable(text: $model.text, prompt: "Find") }
      }
    }
    let kept = Weak()
    let page = TestPage { Catalogue(kept: kept) }
    #expect(kept.model != nil)
    if wasSearched {
      try report(.focus, of: page)
      page.type("tea")
      page.press("End")
      page.type("mug")
    }
    page.host.close()
    #expect(kept.model == nil)
    #expect(page.host.usage == Usage())
  }
}
