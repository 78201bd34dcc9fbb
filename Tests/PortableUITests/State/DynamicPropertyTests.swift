import Testing

@testable import PortableUI

@MainActor
@Suite struct DynamicPropertyTests {
  /// A composed property, as packages define them.
  private struct Remembered: DynamicProperty {
    @State private var count = 10
    @Environment(\.isEnabled) private var isEnabled
    private(set) var seen = ""

    mutating func update() { seen = "\(count) \(isEnabled)" }
    func increase() { count += 1 }
  }

  private struct Outer: DynamicProperty {
    var inner = Remembered()
    @State var other = "o"
    private(set) var order = ""
    mutating func update() { order = "\(inner.seen) \(other)" }
  }

  @Test func partsAreInstalledBeforeTheUpdate() {
    struct Page: View {
      private var remembered = Remembered()
      var body: some View { Button(remembered.seen) { remembered.increase() } }
    }
    let page = TestPage { Page().disabled(false) }
    #expect(page.texts == ["10 true"])
    page.press("10 true")
    #expect(page.texts == ["11 true"])
  }

  @Test func innerPropertyIsUpdatedFirst() {
    struct Page: View {
      private var outer = Outer()
      var body: some View {
        Button(outer.order) {
          outer.inner.increase()
          outer.other += "'"
        }
      }
    }
    let page = TestPage { Page() }
    page.press("10 true o")
    #expect(page.texts == ["11 true o'"])
  }
}
