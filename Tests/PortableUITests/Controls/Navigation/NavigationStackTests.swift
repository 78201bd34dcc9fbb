import CombineShim
import Testing

@testable import PortableUI

@MainActor
@Suite struct NavigationStackTests {
  @Test func titleIsAHeadingAndTheTitleOfThePage() {
    struct Page: View {
      @State private var title = "To-do"
      var body: some View {
        NavigationStack {
          Button("Rename") { title = "Done" }.navigationTitle(title)
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.first(.h1)?.all.compactMap(\.text) == ["To-do"])
    #expect(page.host.title == "To-do")
    page.press("Rename")
    #expect(page.first(.h1)?.all.compactMap(\.text) == ["Done"])
    #expect(page.host.title == "Done")
  }

  @Test func principalItemReplacesTheTitle() {
    let page = TestPage {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar { ToolbarItem(placement: .principal) { Text("principal") } }
      }
    }
    #expect(page.texts == ["principal", "content"])
    #expect(page.host.title == "Title")
  }

  @Test func titleOutsideAStackIsNotInABar() {
    let page = TestPage { Text("content").navigationTitle("Title").toolbar { Button("Add") {} } }
    #expect(page.texts == ["Add", "content"])
  }

  @Test func stackInASheetAddsNoBars() {
    let page = TestPage {
      Text("page").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("content").navigationTitle("New").toolbar { Button("Add") {} }
        }
      }
    }
    #expect(
      page.outline == """
        main["page" dialog[bar[bar-leading bar-principal[bar-title["New"]] bar-trailing[button("Add")]] \
        dialog-content[level["content"]]]]
        """)
    #expect(page.first(.h1) == nil && page.first(.h2) != nil)
    #expect(page.host.title == nil)
  }

  @Test func eachValueOfThePathAddsACoveringLevel() {
    let page = TestPage { Trail() }
    #expect(page.shown == ["Root", "One", "Two"])
    page.press("One")
    #expect(page.shown == ["Root", "Level 1", "Deeper"])
    #expect(page.host.title == "Level 1")
    page.press("Deeper")
    #expect(page.shown == ["Level 1", "Level 2", "Deeper"])
    #expect(page.host.title == "Level 2")
    page.press("Level 1")
    #expect(page.shown == ["Root", "Level 1", "Deeper"])
    page.press("Root")
    #expect(page.shown == ["Root", "One", "Two"])
    #expect(page.host.title == "Root")
    #expect(page.diagnostics.isEmpty)
  }

  @Test func goingBackRemovesOnlyTheLevelsAbove() {
    let page = TestPage { Trail() }
    page.press("One")
    _ = page.takeOps()
    page.press("Root")
    let ops = page.takeOps()
    #expect(ops.count { if case .remove = $0 { true } else { false } } == 1)
    #expect(ops.count { if case .insert = $0 { true } else { false } } == 0)
  }

  @Test func boundPathIsObservedAndSet() {
    struct Page: View {
      @State private var path = [1, 2]
      var body: some View {
        Text("path \(path.map(String.init).joined(separator: ","))")
        Button("Home") { path = [] }
        Button("Other") { path = [1, 7] }
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("level \($0)") }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["path 1,2", "Home", "Other", "Back", "level 2"])
    page.press("Other")
    #expect(page.shown == ["path 1,7", "Home", "Other", "Back", "level 7"])
    page.press("Back")
    #expect(page.shown == ["path 1", "Home", "Other", "Back", "level 1"])
    page.press("Home")
    #expect(page.shown == ["path ", "Home", "Other", "root"])
  }

  @Test func eachValueOfAPathHasItsDestination() {
    struct Page: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(1)
            path.append("two")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Go")
    #expect(page.shown == ["Back", "string two"])
    page.press("Back")
    #expect(page.shown == ["Back", "number 1"])
  }

  @Test func coveredLevelKeepsItsStateAndIsInert() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Button("Count \(count)") { count += 1 }
          NavigationLink("Go") { Text("detail") }
        }
      }
    }
    let page = TestPage { Root() }
    page.press("Count 0")
    page.press("Go")
    #expect(page.shown == ["Back", "detail"])
    #expect(page.press("Count 1") == .inert)
    page.press("Back")
    #expect(page.shown == ["Count 1", "Go"])
  }

  @Test func coveredViewsDisappearAndAppearAgain() {
    let log = Log()
    let page = TestPage {
      NavigationStack {
        NavigationLink("Go") {
          NavigationLink("Further") { Text("last").logged("last", log) }.logged("detail", log)
        }
        .logged("root", log)
      }
    }
    #expect(log.take() == ["+root"])
    page.press("Go")
    #expect(Set(log.take()) == ["-root", "+detail"])
    page.press("Further")
    #expect(Set(log.take()) == ["-detail", "+last"])
    page.host.close()
    #expect(log.take() == ["-last"])
  }

  @Test func tasksOfCoveredViewsAreCanceledAndRestarted() async {
    let (log, changed) = (Log(), Signal())
    let page = TestPage {
      NavigationStack {
        NavigationLink("Go") { Text("detail") }
          .task {
            log.note("start")
            changed.send()
            for await _ in AsyncStream<Void>.makeStream().stream {}
            log.note("end")
            changed.send()
          }
      }
    }
    await changed.wait()
    page.press("Go")
    await changed.wait()
    #expect(log.take() == ["start", "end"])
    page.press("Back")
    await changed.wait()
    page.host.close()
    await changed.wait()
    #expect(log.take() == ["start", "end"])
  }

  @Test func stateOfAPoppedLevelStartsAnewWhenItIsPushedAgain() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Counter: View {
      @State private var count = 0
      @StateObject private var model = Model()
      var body: some View {
        Button("Count \(count) \(model.count)") {
          count += 1
          model.count += 1
        }
      }
    }
    let page = TestPage { NavigationStack { NavigationLink("Go", destination: Counter()) } }
    for _ in 1...2 {
      page.press("Go")
      #expect(page.press("Count 0 0") == .handled)
      #expect(page.shown == ["Back", "Count 1 1"])
      page.press("Back")
    }
  }

  @Test func valueWithoutDestinationShowsAWarningSignAndIsReported() {
    let page = TestPage { NavigationStack { NavigationLink("Go", value: 1) } }
    page.press("Go")
    #expect(page.diagnostics.map(\.kind) == [.missingDestination])
    #expect(page.shown == ["Back"])
    #expect(page.host.tree.all.contains { $0[.ariaLabel] == "There is nothing here" })
    page.press("Back")
    #expect(page.shown == ["Go"])
  }

  @Test func laterDestinationReplacesTheWarningSign() {
    struct Page: View {
      @State private var isLoaded = false
      @State private var path = [5]
      var body: some View {
        Button("Load") { isLoaded = true }
        NavigationStack(path: $path) {
          if isLoaded { Text("root").navigationDestination(for: Int.self) { Text("level \($0)") } }
        }
      }
    }
    let page = TestPage { Page() }
    #expect(page.shown == ["Load", "Back"])
    page.press("Load")
    #expect(page.shown == ["Load", "Back", "level 5"])
  }

  @Test func laterStackInitiallyCoversItsRoot() {
    struct Page: View {
      @State private var isThere = false
      var body: some View {
        Button("Show") { isThere = true }
        if isThere {
          NavigationStack(path: .constant([1, 2])) {
            Text("root").navigationDestination(for: Int.self) { Text("level \($0)") }
          }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Show")
    #expect(page.shown == ["Show", "Back", "level 2"])
  }

  @Test func backButtonCanBeHidden() {
    struct Page: View {
      @State private var isHidden = true
      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            Button("Toggle") { isHidden.toggle() }.navigationBarBackButtonHidden(isHidden)
          }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Go")
    #expect(page.shown == ["Toggle"])
    page.press("Toggle")
    #expect(page.shown == ["Back", "Toggle"])
    page.press("Toggle")
    #expect(page.shown == ["Toggle"])
  }

  @Test func levelInASheetHasTheItemsOfTheSheetInItsBars() {
    let page = TestPage {
      Text("page").sheet(isPresented: .constant(true)) {
        NavigationStack {
          NavigationLink("Go") { Text("detail").navigationTitle("Detail") }
            .navigationTitle("Sheet")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
        }
      }
    }
    #expect(page.shown == ["page", "Sheet", "Go", "Save"])
    #expect(page.dialogs.last?[.ariaLabel] == "Sheet")
    page.press("Go")
    #expect(page.shown == ["page", "Sheet", "Detail", "detail"])
    #expect(page.dialogs.last?[.ariaLabel] == "Detail")
    page.press("Sheet")
    #expect(page.shown == ["page", "Sheet", "Go", "Save"])
    #expect(page.host.title == nil)
  }

  @Test func closedPageReleasesEverything() {
    let page = TestPage { Trail() }
    page.press("One")
    page.press("Deeper")
    page.host.close()
    #expect(page.host.usage == Usage())
  }
}

/// A stack of numbered levels.
private struct Trail: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        NavigationLink("Deeper", value: number + 1).navigationTitle("Level \(number)")
      }
    }
  }
}

extension View {
  fileprivate func logged(_ name: String, _ log: Log) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}
