import Observation
import Testing

@testable import PortableUI

/// Tests of values that are taken from a page and used after the page, and often its host, is released.
@MainActor
@Suite struct ClosedPageTests {
  /// Stores a value that a view takes from its page.
  final class Kept<Value> {
    var value: Value?
  }

  /// Releases a host that has scheduled a turn on the main actor.
  private func nextTurn() async { await Task { @MainActor in }.value }

  /// Passes out a value of its environment.
  private struct Taker<Value>: View {
    @Environment private var value: Value
    private let kept: Kept<Value>

    init(_ path: KeyPath<EnvironmentValues, Value>, into kept: Kept<Value>) {
      _value = Environment(path)
      self.kept = kept
    }

    var body: some View {
      let _ = kept.value = value
      Text("taker")
    }
  }

  /// A stack with a second level, which passes out a value.
  private struct Stack<Value>: View {
    let path: KeyPath<EnvironmentValues, Value>
    let kept: Kept<Value>
    var levels: Binding<[Int]> = .constant([1])
    var body: some View {
      NavigationStack(path: levels) {
        Text("root").navigationDestination(for: Int.self) { _ in Taker(path, into: kept) }
      }
    }
  }

  @Test func dismissingALevelHasNoEffect() async {
    let kept = Kept<DismissAction>()
    weak var host: ViewHost?
    do {
      let page = TestPage { Stack(path: \.dismiss, kept: kept) }
      page.host.close()
      host = page.host
    }
    await nextTurn()
    kept.value?()
    #expect(kept.value != nil)
    #expect(host == nil)
  }

  @Test func dismissingALevelKeepsThePath() {
    let kept = Kept<EnvironmentValues>()
    var levels = [1]
    let page = TestPage {
      Stack(path: \.self, kept: kept, levels: Binding(get: { levels }, set: { levels = $0 }))
    }
    page.host.close()
    kept.value?.dismiss()
    #expect(levels == [1])
  }

  @Test func dismissingAPresentedLevelKeepsItsBinding() {
    struct Page: View {
      let kept: Kept<EnvironmentValues>
      let isPresented: Binding<Bool>
      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(isPresented: isPresented) { Taker(\.self, into: kept) }
        }
      }
    }
    let kept = Kept<EnvironmentValues>()
    var isPresented = true
    let page = TestPage {
      Page(kept: kept, isPresented: Binding(get: { isPresented }, set: { isPresented = $0 }))
    }
    page.host.close()
    kept.value?.dismiss()
    #expect(kept.value != nil && isPresented)
  }

  @Test func environmentValuesCanBeReadChangedAndUsedOnAnotherPage() async {
    let kept = Kept<EnvironmentValues>()
    do {
      let page = TestPage {
        TabView { Stack(path: \.self, kept: kept).tabItem { Text("a") } }
      }
      page.host.close()
    }
    await nextTurn()
    var values = kept.value ?? EnvironmentValues()
    values.isEnabled = false
    #expect(!values.isEnabled)
    let other = TestPage(environment: values) {
      Stack(path: \.isEnabled, kept: Kept())
      NavigationLink("Link", value: 1)
    }
    #expect(other.texts.contains("taker"))
    other.host.close()
  }

  @Test func environmentValuesOfAPageWithAddressCanBeUsedOnAnotherPage() async {
    let kept = Kept<EnvironmentValues>()
    do {
      let page = TestPage(address: PageAddress(path: "/", base: "")) { Stack(path: \.self, kept: kept) }
      page.host.close()
    }
    await nextTurn()
    let other = TestPage(environment: kept.value ?? EnvironmentValues()) {
      NavigationStack { NavigationLink("Link", value: 1) }
    }
    #expect(other.texts.contains("Link"))
    other.host.close()
  }

  @Test func environmentValuesOfAnUnclosedHostCanBeUsedOnAnotherPage() async {
    let kept = Kept<EnvironmentValues>()
    do { _ = TestPage { TabView { Taker(\.self, into: kept).tabItem { Text("a") } } } }
    await nextTurn()
    let other = TestPage(environment: kept.value ?? EnvironmentValues()) {
      Text("b").tabItem { Text("other") }
      TabView { Text("c").tabItem { Text("inner") } }
    }
    #expect(other.texts.contains("c"))
    other.host.close()
  }

  @Test func refreshingHasNoEffect() async {
    let kept = Kept<RefreshAction?>()
    var count = 0
    let page = TestPage { Taker(\.refresh, into: kept).refreshable { @MainActor in count += 1 } }
    let refresh = kept.value.flatMap(\.self)
    await refresh?()
    #expect(count == 1)
    page.host.close()
    await refresh?()
    #expect(count == 1)
  }

  @Test func endingASearchKeepsItsText() {
    let kept = Kept<DismissSearchAction>()
    var text = "tea"
    let page = TestPage {
      Taker(\.dismissSearch, into: kept).searchable(text: Binding(get: { text }, set: { text = $0 }))
    }
    page.host.close()
    kept.value?()
    #expect(kept.value != nil && text == "tea")
  }

  private struct Values: View {
    @State private var number = 0
    @State private var path = NavigationPath()
    @FocusState private var isFocused: Bool
    let kept: Kept<() -> Void>
    var body: some View {
      let _ =
        kept.value = { [self] in
          number += 1
          $number.wrappedValue += 1
          path.append(number)
          $path.wrappedValue.append(number)
          isFocused = true
          $isFocused.wrappedValue = false
        }
      NavigationStack(path: $path) {
        TextField("\(number)", text: .constant("")).focused($isFocused).navigationDestination(for: Int.self) {
          Text("\($0)")
        }
      }
    }
  }

  @Test func settingValuesOfViewsHasNoEffect() {
    let kept = Kept<() -> Void>()
    let page = TestPage { Values(kept: kept) }
    page.host.close()
    _ = page.takeOps()
    kept.value?()
    page.host.flush()
    #expect(page.takeOps() == [])
    #expect(page.host.usage == Usage())
    #expect(page.host.focusedElement == nil)
  }

  @Test func closedHostReleasesItsActions() {
    final class Token {}
    weak var token: Token?
    let page = TestPage { Text("page") }
    page.host.close()
    do {
      let made = Token()
      token = made
      page.host.afterRendering { withExtendedLifetime(made) {} }
    }
    #expect(token == nil)
  }

  @Test func pressCanCloseThePage() {
    struct Page: View {
      @State private var number = 0
      var body: some View {
        Picker("Number", selection: Binding(get: { number }, set: { choose($0) })) {
          ForEach(0..<2) { Text("\($0)") }
        }
        .pickerStyle(.inline)
      }
      private func choose(_ value: Int) {
        number = value
        ViewHost.current?.close()
      }
    }
    let page = TestPage { Page() }
    let radio = page.host.tree.all.filter { $0.tag == .input }[1]
    #expect(page.host.dispatch(Event(radio.id, .input("on", revision: 1))) == .handled)
    #expect(page.host.usage == Usage())
  }

  /// A view whose body closes its page.
  private struct Closing: View {
    @State private var isClosing: Bool
    init(atOnce: Bool = false) { _isClosing = State(initialValue: atOnce) }
    var body: some View {
      if isClosing {
        let _ = ViewHost.current?.close()
        Text("closing").task {}
      }
      Button("Close") { isClosing = true }
    }
  }

  @Test func bodyThatClosesThePageIsEvaluatedCompletely() {
    let page = TestPage { VStack { ForEach(0..<2) { _ in Group { Closing() } } } }
    page.press("Close")
    #expect(page.host.usage == Usage())
    #expect(page.host.tree.children == [])
  }

  @Test func pageCanBeClosedDuringItsCreation() {
    let host = ViewHost { VStack { Closing(atOnce: true) } }
    #expect(host.usage == Usage())
    #expect(host.tree.children == [])
  }

  @Test func taskStartedByAPageDoesNotRetainItsHost() async {
    struct Page: View {
      let started: (Task<Void, Never>) -> Void
      var body: some View {
        Text("a").onAppear {
          started(
            Task {
              for await _ in AsyncStream<Void>.makeStream().stream {}
            })
        }
      }
    }
    var task: Task<Void, Never>?
    weak var host: ViewHost?
    do {
      let page = TestPage { Page { task = $0 } }
      host = page.host
      page.host.close()
    }
    #expect(host == nil)
    task?.cancel()
    await task?.value
  }
}
