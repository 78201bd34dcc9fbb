import CombineShim
import Testing

@testable import PortableUI

@MainActor
@Suite struct ViewHostTests {
  private struct Everything: View {
    let done: Signal
    @State private var name = ""
    @State private var number = 1
    @State private var isExtra = false
    @StateObject private var clicker = Clicker()
    private let subject = CurrentValueSubject<Int, Never>(1)

    var body: some View {
      List {
        Section("Head") {
          TextField("Name", text: $name).onSubmit {}
          Picker("Number", selection: $number) { ForEach(0..<3) { Text("\($0)") } }
          AnyView(Label("Add", systemImage: "plus"))
        }
        ForEach(0..<3) { Text("\($0) \(clicker.count)").id($0).padding() }
      }
      .task {
        for await _ in AsyncStream<Void>.makeStream().stream {}
        done.send()
      }
      .onReceive(subject) { number = $0 }
      .navigationTitle("Everything")
      if isExtra { ScrollView { ProgressView() } }
      Button("Extra") { isExtra.toggle() }
      Group {
        Divider(); Spacer()
      }.environment(\.isEnabled, false).disabled(true)
    }
  }

  @Test func closedPageHasNoUsage() async {
    let done = Signal()
    let page = TestPage { Everything(done: done) }
    page.press("Extra")
    // The task has to run before its end can be observed.
    await Task.yield()
    page.host.close()
    await done.wait()
    #expect(page.host.usage == Usage())
  }

  @Test func removedViewsReleaseTheirResources() {
    let page = TestPage { Everything(done: Signal()) }
    page.press("Extra")
    page.press("Extra")
    let before = page.host.usage
    for _ in 0..<5 {
      page.press("Extra")
      page.press("Extra")
    }
    #expect(page.host.usage == before)
    page.host.close()
  }

  @Test func idsAreNeverReused() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        if isShown { Text("a") }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let page = TestPage { Page() }
    var seen = Set(page.host.tree.all.map(\.id))
    for _ in 0..<10 {
      page.press("Toggle")
      if let text = page.node(text: "a") { #expect(seen.insert(text.id).inserted) }
    }
  }

  @Test func eventForAnUnknownNodeIsRejected() {
    let page = TestPage { Text("a") }
    let text = page.node(text: "a")?.id ?? NodeID(rawValue: 0)
    #expect(page.host.dispatch(Event(text, .click)) == .unknownNode)
    #expect(page.host.dispatch(Event(NodeID(rawValue: .max), .click)) == .unknownNode)
  }

  @Test func closedPageHandlesNoEvents() throws {
    let page = TestPage { Tally(name: "a") }
    let button = try #require(page.first(.button))
    page.host.close()
    #expect(page.host.dispatch(Event(button.id, .click)) == .unknownNode)
  }

  @Test func bodiesEventsAndOnAppearHaveACurrentPage() {
    struct Page: View {
      let found: (String, ViewHost?) -> Void
      var body: some View {
        let _ = found("body", ViewHost.current)
        Button("a") { found("event", ViewHost.current) }
          .onAppear { found("appear", ViewHost.current) }
          .onDisappear { found("disappear", ViewHost.current) }
      }
    }
    var found: [String: ViewHost] = [:]
    let page = TestPage { Page { found[$0] = $1 } }
    page.press("a")
    let host = page.host
    host.close()
    for name in ["body", "event", "appear", "disappear"] { #expect(found[name] === host, "\(name)") }
    #expect(ViewHost.current == nil)
  }

  @Test func viewStoppedInALoopStillObservesItsState() {
    struct Loop: View {
      @State private var count = 0
      @State private var isLooping = false
      var body: some View {
        Text("\(count)").onChange(of: count) { if isLooping { count += 1 } }
        Button("Loop") {
          isLooping = true
          count += 1
        }
        Button("Stop") { isLooping = false }
        Button("Zero") { count = 0 }
      }
    }
    let page = TestPage { Loop() }
    page.press("Loop")
    page.press("Stop")
    page.press("Zero")
    #expect(page.texts.first == "0")
  }
}
