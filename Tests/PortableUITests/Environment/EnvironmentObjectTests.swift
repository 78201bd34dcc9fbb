import CombineShim
import Observation
import Testing

@testable import PortableUI

@MainActor
@Suite struct EnvironmentObjectTests {
  private final class Cart: ObservableObject {
    @Published var count: Int
    init(count: Int) { self.count = count }
  }

  private struct Reader: View {
    @EnvironmentObject private var cart: Cart
    var body: some View {
      Text("\(cart.count)")
      Stepper("Count", value: $cart.count)
    }
  }

  @Test func innermostObjectIsUsed() {
    let page = TestPage {
      VStack {
        Reader().environmentObject(Cart(count: 2))
        Reader()
      }
      .environmentObject(Cart(count: 1))
    }
    #expect(page.texts.filter { Int($0) != nil } == ["2", "1"])
  }

  @Test func changesOfTheObjectAreRenderedAndBindingsSetIt() {
    let cart = Cart(count: 1)
    let page = TestPage { Reader().environmentObject(cart) }
    cart.count = 5
    page.host.flush()
    #expect(page.texts.first == "5")
    let buttons = page.host.tree.all.filter { $0.tag == .button }
    page.host.dispatch(Event(buttons[1].id, .click))
    #expect(cart.count == 6)
    page.host.close()
    #expect(page.host.usage == Usage())
  }

  @Test func replacedObjectIsObservedInsteadOfTheOldOne() {
    struct Page: View {
      let carts: [Cart]
      @State private var index = 0
      var body: some View {
        Reader().environmentObject(carts[index])
        Button("Next") { index += 1 }
      }
    }
    let carts = [Cart(count: 1), Cart(count: 2)]
    let page = TestPage { Page(carts: carts) }
    page.press("Next")
    #expect(page.texts.first == "2")
    #expect(page.host.usage.subscriptions == 1)
    carts[1].count = 7
    page.host.flush()
    #expect(page.texts.first == "7")
  }

  @Test func viewWithAMissingObjectIsEmptyAndReported() throws {
    let log = Log()
    let host = ViewHost(didDiagnose: { log.note("\($0.kind): \($0.message)") }) {
      Text("before")
      Reader()
      Text("after")
    }
    #expect(host.tree.all.compactMap(\.text) == ["before", "after"])
    let report = try #require(log.take().first)
    #expect(report.hasPrefix("missingEnvironmentObject"))
    #expect(report.contains("Reader") && report.contains("Cart") && report.contains("environmentObject(_:)"))
  }
}
