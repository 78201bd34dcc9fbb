import CombineShim
import Testing

@testable import PortableUI

@MainActor
@Suite struct AppWindowsTests {
  private final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Counter: View {
    @ObservedObject var store: Store
    @State private var own = 0

    var body: some View {
      Text("Shared \(store.count), own \(own)")
      Button("Share") { store.count += 1 }
      Button("Keep") { own += 1 }
    }
  }

  private struct CounterApp: App {
    @StateObject private var store = Store()
    @State private var visits = 0

    var body: some Scene {
      WindowGroup {
        Counter(store: store)
        Text("Visits \(visits)")
        Button("Visit") { visits += 1 }
      }
    }
  }

  @Test func windowsShareTheStateOfTheAppAndHaveTheirOwn() async throws {
    let windows = AppWindows(of: CounterApp.self)
    let (first, second) = (TestPage { windows.open() }, TestPage { windows.open() })
    first.press("Keep")
    await second.nextPatch { first.press("Share") }
    #expect(first.texts.contains("Shared 1, own 1"))
    #expect(second.texts.contains("Shared 1, own 0"))
    await second.nextPatch { first.press("Visit") }
    #expect(second.texts.contains("Visits 1"))
    let third = TestPage { windows.open() }
    #expect(third.texts.contains("Shared 1, own 0") && third.texts.contains("Visits 1"))
    #expect(first.diagnostics == [] && third.diagnostics == [])
  }

  private struct TitledApp: App {
    var body: some Scene {
      MainScene()
    }
  }

  private struct MainScene: Scene {
    var body: some Scene {
      WindowGroup("Shop") { Text("Content") }
    }
  }

  @Test func aSceneThatIsMadeOfScenesHasTheirWindows() {
    let windows = AppWindows(of: TitledApp.self)
    let page = TestPage { windows.open() }
    #expect(page.texts == ["Content"])
    #expect(page.host.title == "Shop")
  }

  private struct PlainApp: App {
    var body: some Scene {
      WindowGroup { Text("Content") }
    }
  }

  @Test func windowsWithoutATitleAreNamedAfterTheApp() {
    let windows = AppWindows(of: PlainApp.self)
    #expect(TestPage { windows.open() }.host.title == "PlainApp")
  }

  private struct NavigatingApp: App {
    var body: some Scene {
      WindowGroup("Shop") { Text("Content").navigationTitle("Cart") }
    }
  }

  @Test func titleOfAViewReplacesThatOfTheWindow() {
    let windows = AppWindows(of: NavigatingApp.self)
    #expect(TestPage { windows.open() }.host.title == "Cart")
  }
}
