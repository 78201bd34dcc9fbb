import CombineShim
import Testing

@testable import PortableUI

/// The effect of modifiers on content without views, as in SwiftUI.
@MainActor
@Suite struct ContentWithoutViewsTests {
  private enum Step: CaseIterable { case initialized, loaded, failed }

  /// The screen of a feature whose first state shows nothing.
  private struct Screen: View {
    let log: Log
    @State private var step = Step.initialized

    var body: some View {
      Group {
        switch step {
        case .initialized: EmptyView()
        case .loaded: Text("loaded")
        case .failed: Text("failed")
        }
      }
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
      .task(id: step) { log.note("task") }
      ForEach(Step.allCases, id: \.self) { step in
        Button("To \(step)") { self.step = step }
      }
    }
  }

  /// Content that is on the page while the switch is on.
  private struct Switched<Content: View, Modified: View>: View {
    let content: Content
    let modify: (Content?) -> Modified
    @State private var isOn = false

    init(@ViewBuilder _ content: () -> Content, @ViewBuilder modify: @escaping (Content?) -> Modified) {
      self.content = content()
      self.modify = modify
    }

    var body: some View {
      modify(isOn ? content : nil)
      Button("Switch") { isOn.toggle() }
    }
  }

  private struct Nothing: View {
    var body: some View {}
  }

  // MARK: Appearing

  @Test func emptyViewNeitherAppearsNorRunsATask() {
    let log = Log()
    let page = TestPage {
      EmptyView()
        .onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
        .task { log.note("task") }
        .task(id: 1) { log.note("task") }
    }
    #expect(page.host.usage.tasks == 0)
    page.host.close()
    #expect(log.take() == [])
  }

  @Test func groupAppearsWithItsFirstViewAndDisappearsWithItsLast() {
    let log = Log()
    let page = TestPage { Screen(log: log) }
    #expect(log.take() == [])
    #expect(page.host.usage.tasks == 0)
    page.press("To loaded")
    #expect(log.take() == ["appear"])
    #expect(page.host.usage.tasks == 1)
    page.press("To failed")
    #expect(log.take() == [], "another view in its place is no new appearance")
    page.press("To initialized")
    #expect(log.take() == ["disappear"])
    page.host.close()
    #expect(log.take() == [])
  }

  @Test func taskOfContentThatLosesItsViewsIsCanceled() async {
    let (log, changed) = (Log(), Signal())
    let page = TestPage {
      Switched {
        Text("a")
      } modify: { content in
        Group { content }.task {
          log.note("start")
          changed.send()
          for await _ in AsyncStream<Void>.makeStream().stream {}
          log.note("end")
          changed.send()
        }
      }
    }
    for _ in 1...2 {
      page.press("Switch")
      await changed.wait()
      #expect(page.host.usage.tasks == 1)
      page.press("Switch")
      await changed.wait()
      #expect(page.host.usage.tasks == 0)
    }
    #expect(log.take() == ["start", "end", "start", "end"])
  }

  @Test func contentMadeOfNothingIsWithoutViews() {
    let log = Log()
    func noted(_ name: String, _ content: some View) -> some View {
      content.onAppear { log.note(name) }
    }
    let none: Text? = nil
    _ = TestPage {
      noted("if", Group { if false { Text("a") } })
      noted("optional", none)
      noted("erased", AnyView(EmptyView()))
      noted("rows", ForEach(0..<0) { Text("\($0)") })
      noted("rows of nothing", ForEach(0..<3) { _ in EmptyView() })
      noted("custom view", Nothing())
      noted("two", TupleView(content: (EmptyView(), Nothing())))
      noted("modifier", EmptyView().modifier(EmptyModifier()))
      noted("identified", EmptyView().id(1))
    }
    #expect(log.take() == [])
  }

  @Test func modifiersAddNoViewToContentWithoutViews() {
    let log = Log()
    func noted(_ name: String, _ content: some View) -> some View {
      content.onAppear { log.note(name) }
    }
    _ = TestPage {
      noted("padding", EmptyView().padding())
      noted("frame", EmptyView().frame(width: 10, height: 10))
      noted("style", EmptyView().foregroundStyle(.red).font(.title).disabled(true))
      noted("background", EmptyView().background(.red))
      noted("view behind", EmptyView().background { Text("behind") })
      noted("view in front", EmptyView().overlay { Text("in front") })
      noted("menu", EmptyView().contextMenu { Button("Item") {} })
      noted("search", EmptyView().searchable(text: .constant("")))
      noted("toolbar", EmptyView().toolbar { Button("Item") {} })
      noted("sheet", EmptyView().sheet(isPresented: .constant(true)) { Text("sheet") })
      noted("list", List { noted("row", EmptyView().padding()) })
    }
    #expect(log.take() == ["list"])
  }

  @Test func viewsThatShowNothingAppear() {
    let log = Log()
    func noted(_ name: String, _ content: some View) -> some View {
      content.onAppear { log.note(name) }
    }
    _ = TestPage {
      NavigationStack {
        noted("stack", VStack {})
        noted("text", Text(""))
        noted("spacer", Spacer())
        noted("color", Color.clear)
        noted("hidden", Text("a").hidden())
        noted("padded", Text("a").padding().overlay { EmptyView() })
        noted("two", TupleView(content: (EmptyView(), Text("a"))))
        noted("erased", AnyView(AnyView(Text("a"))))
        noted("rows", ForEach(0..<3) { Text("\($0)") })
        noted("padded rows", ForEach(0..<3) { Text("\($0)").padding() })
        noted("reader", GeometryReader { _ in EmptyView() })
      }
    }
    #expect(
      log.take() == [
        "stack", "text", "spacer", "color", "hidden", "padded", "two", "erased", "rows", "padded rows", "reader",
      ])
  }

  @available(*, deprecated)
  private struct LinkPage: View {
    let log: Log
    var body: some View {
      NavigationStack {
        NavigationLink(isActive: .constant(false)) {
          Text("detail")
        } label: {
          EmptyView()
        }
        .onAppear { log.note("appear") }
      }
    }
  }

  @available(*, deprecated)
  @Test func linkWithoutALabelAppears() {
    let log = Log()
    _ = TestPage { LinkPage(log: log) }
    #expect(log.take() == ["appear"])
  }

  @Test func firstViewInsideModifiersAppears() {
    let log = Log()
    func noted(_ name: String, _ content: some View) -> some View {
      content.onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
    }
    let page = TestPage {
      Switched {
        Text("a")
      } modify: { content in
        noted("padded", Group { content }.padding())
        noted("layered", content.overlay { Text("b") }.background { Text("c") })
        noted("list", List { noted("row", content.padding()) })
        noted("rows", ForEach(0..<2) { _ in content }.padding())
      }
    }
    #expect(log.take() == ["+list"])
    page.press("Switch")
    #expect(Set(log.take()) == ["+padded", "+layered", "+row", "+rows"])
    page.press("Switch")
    #expect(Set(log.take()) == ["-padded", "-layered", "-row", "-rows"])
  }

  @Test func firstRowAppears() {
    struct Page: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Group {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
        }
        .onAppear { log.note("appear") }
        .onDisappear { log.note("disappear") }
        Button("More") { count += 1 }
        Button("None") { count = 0 }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(log.take() == [])
    page.press("More")
    page.press("More")
    #expect(log.take() == ["appear"])
    page.press("None")
    #expect(log.take() == ["disappear"])
  }

  @Test func coveredContentAppearsOnlyWhenItIsUncovered() {
    struct Page: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          Group { if isOn { Text("a") } }.onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
          NavigationLink("Go") { Button("On") { isOn = true } }
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Go")
    page.press("On")
    #expect(log.take() == [])
    page.press("Back")
    #expect(log.take() == ["appear"])
    page.press("Go")
    #expect(log.take() == ["disappear"])
  }

  // MARK: Other modifiers

  @Test func changesOfContentWithoutViewsAreReported() {
    struct Page: View {
      let log: Log
      let subject: PassthroughSubject<Int, Never>
      @State private var count = 0
      var body: some View {
        EmptyView()
          .onChange(of: count) { log.note("change \($0) \($1)") }
          .onReceive(subject) { log.note("received \($0)") }
        Button("More") { count += 1 }
      }
    }
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let page = TestPage { Page(log: log, subject: subject) }
    page.press("More")
    subject.send(5)
    #expect(log.take() == ["change 0 1", "received 5"])
  }

  @Test func initialChangeIsAnAppearance() {
    struct Page: View {
      let log: Log
      @State private var count = 0
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          Group { if isOn { Text("a") } }.onChange(of: count, initial: true) { log.note("\($0)>\($1)") }
          Button("More") { count += 1 }
          Button("On") { isOn = true }
          NavigationLink("Go") { Text("detail") }
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(log.take() == [])
    page.press("More")
    #expect(log.take() == ["0>1"])
    page.press("On")
    #expect(log.take() == ["1>1"])
    page.press("Go")
    page.press("Back")
    #expect(log.take() == ["1>1"], "each appearance is an initial call")
  }

  @Test func presentationInTheBackgroundNeedsNoView() {
    struct Page: View {
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }
          .background(EmptyView().sheet(isPresented: $isPresented) { Text("sheet") })
      }
    }
    let page = TestPage { Page() }
    page.press("Open")
    #expect(page.dialogs.count == 1)
    #expect(page.diagnostics.isEmpty)
  }

  // MARK: Diagnostics

  private func diagnostics(@ViewBuilder of content: () -> some View) -> [String] {
    var messages: [String] = []
    let host = ViewHost(didDiagnose: { messages.append($0.message) }, root: content)
    host.close()
    return messages
  }

  @Test(arguments: ["onAppear", "onDisappear", "task", "onChange"])
  func modifierWithoutEffectIsReportedOnce(name: String) throws {
    func modified(_ content: some View) -> some View {
      Group {
        switch name {
        case "onAppear": content.onAppear {}
        case "onDisappear": content.onDisappear {}
        case "task": content.task {}
        default: content.onChange(of: 1, initial: true) {}
        }
      }
    }
    struct Profile<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    let messages = diagnostics {
      Profile(content: modified(EmptyView()))
      modified(Nothing())
    }
    try #require(messages.count == 1)
    #expect(messages[0].contains("\(name)("))
    #expect(messages[0].contains("Profile"))
    #expect(messages[0].contains("ProgressView()"))
    #expect(diagnostics { modified(Text("a")) } == [])
  }

  @Test func missingActionAndChangesAreNotReported() {
    #expect(diagnostics { EmptyView().onAppear().onDisappear().onChange(of: 1) {} } == [])
  }

  @Test func contentThatHasAppearedIsNotReported() {
    let page = TestPage {
      Switched {
        Text("a")
      } modify: { content in
        Group { content }.onDisappear {}
        Group { if content == nil { Text("b") } }.onAppear {}
      }
    }
    page.press("Switch")
    page.press("Switch")
    page.press("Switch")
    page.host.close()
    #expect(page.diagnostics == [])
  }

  @Test func coveredContentIsNotReportedBeforeItIsShown() {
    struct Page: View {
      var body: some View {
        NavigationStack(path: .constant([1])) {
          EmptyView().onAppear {}.navigationDestination(for: Int.self) { _ in Text("detail") }
        }
      }
    }
    #expect(diagnostics { Page() } == [])
  }

  @Test func presentationByContentOfAStackWithoutViewsIsReported() {
    struct Page: View {
      @State private var isPresented = false
      var body: some View {
        VStack {
          Button("Open") { isPresented = true }
          EmptyView().padding().alert("Alert", isPresented: $isPresented) {}
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.diagnostics == [])
    page.press("Open")
    #expect(page.dialogs.count == 1)
    #expect(page.diagnostics.map { $0.message.contains("alert(") } == [true])
  }

  @Test func propertiesSetByContentOfAStackWithoutViewsAreReported() {
    let messages = diagnostics {
      NavigationStack {
        VStack {
          EmptyView().navigationTitle("Title")
          Text("a").navigationBarBackButtonHidden()
        }
      }
    }
    #expect(messages.map { $0.contains("navigationTitle(") } == [true])
    #expect(
      diagnostics { NavigationStack { EmptyView().navigationTitle("Title") } } == [],
      "SwiftUI makes one view of the root")
  }
}
