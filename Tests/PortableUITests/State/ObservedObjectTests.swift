import CombineShim
import Testing

@testable import PortableUI

@MainActor
@Suite struct ObservedObjectTests {
  private struct Child: View {
    let log: Log
    @ObservedObject var clicker: Clicker
    var body: some View {
      let _ = log.note("\(clicker.count)")
      Text("\(clicker.count)")
    }
  }

  private struct Parent: View {
    let log: Log
    let clickers: [Clicker]
    @State private var index = 0
    @State private var other = 0
    var body: some View {
      Child(log: log, clicker: clickers[index])
      Button("Next") { index += 1 }
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test func replacementIsObservedInsteadOfTheOldObject() {
    let log = Log()
    let clickers = [Clicker(), Clicker()]
    let page = TestPage { Parent(log: log, clickers: clickers) }
    clickers[0].count = 1
    page.host.flush()
    #expect(log.take() == ["0", "1"])
    page.press("Next")
    #expect(log.take() == ["0"])
    clickers[0].count = 2
    page.host.flush()
    #expect(log.take() == [])
    clickers[1].count = 7
    page.host.flush()
    #expect(log.take() == ["7"])
    #expect(page.host.usage.subscriptions == 1)
  }

  @Test func sameObjectInANewerParentRendersNothing() {
    let log = Log()
    let page = TestPage { Parent(log: log, clickers: [Clicker()]) }
    page.press("Other 0")
    #expect(log.take() == ["0"])
    #expect(page.host.usage.subscriptions == 1)
  }

  @Test func severalChangesRenderOnce() {
    let log = Log()
    let clicker = Clicker()
    let page = TestPage { Parent(log: log, clickers: [clicker]) }
    clicker.count = 1
    clicker.count = 2
    page.host.flush()
    #expect(log.take() == ["0", "2"])
  }

  @Test func childWithABindingObservesTheObject() {
    struct Reader: View {
      @Binding var count: Int
      var body: some View { Text("read: \(count)") }
    }
    struct Page: View {
      @ObservedObject var clicker: Clicker
      var body: some View { Reader(count: $clicker.count) }
    }
    let clicker = Clicker()
    let page = TestPage { Page(clicker: clicker) }
    clicker.count = 1
    page.host.flush()
    #expect(page.texts == ["read: 1"])
  }
}
