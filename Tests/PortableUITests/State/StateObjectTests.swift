import CombineShim
import Observation
import Testing

@testable import PortableUI

@MainActor
final class Clicker: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  init(_ made: () -> Void = {}) { made() }
}

@MainActor @Observable
private final class Exact: ObservableObject {
  var count = 0
  var unread = 0
}

@MainActor
@Suite struct StateObjectTests {
  private struct Child: View {
    let name: String
    @StateObject private var clicker: Clicker
    init(name: String, log: Log) {
      self.name = name
      _clicker = StateObject(wrappedValue: Clicker { log.note("made") })
    }
    var body: some View { Button("\(name):\(clicker.count)") { clicker.count += 1 } }
  }

  @Test func objectIsCreatedOnceAndKeptWhileTheParentIsRendered() {
    struct Parent: View {
      let log: Log
      @State private var name = "a"
      var body: some View {
        Child(name: name, log: log)
        Button("Rename") { name += "'" }
      }
    }
    let log = Log()
    let view = Parent(log: log)
    _ = Child(name: "never shown", log: log)
    #expect(log.take() == [])
    let page = TestPage { view }
    #expect(log.take() == ["made"])
    page.press("a:0")
    page.press("Rename")
    #expect(page.texts == ["a':1", "Rename"])
    #expect(log.take() == [])
  }

  @Test func publishedChangeRendersTheViewUntilItIsRemoved() {
    let page = TestPage { Child(name: "a", log: Log()) }
    #expect(page.host.usage.subscriptions == 1)
    page.press("a:0")
    #expect(page.texts == ["a:1"])
    page.host.close()
    #expect(page.host.usage == Usage())
  }

  @Test func observableObjectIsObservedPrecisely() {
    struct Page: View {
      let log: Log
      @StateObject private var exact = Exact()
      var body: some View {
        let _ = log.note("body")
        Button("Count \(exact.count)") { exact.count += 1 }
        Button("Unread") { exact.unread += 1 }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(page.host.usage.subscriptions == 0)
    page.press("Unread")
    #expect(log.take() == ["body"])
    page.press("Count 0")
    #expect(log.take() == ["body"])
    #expect(page.texts.contains("Count 1"))
  }

  @Test func projectedValueCreatesBindings() {
    struct Page: View {
      @StateObject private var clicker = Clicker()
      var body: some View {
        TextField("Name", text: $clicker.name)
        Text("<\(clicker.name)>")
      }
    }
    let page = TestPage { Page() }
    page.type("z")
    #expect(page.texts.contains("<z>"))
  }
}
