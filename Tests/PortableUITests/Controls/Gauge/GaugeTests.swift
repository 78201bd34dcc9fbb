import Testing

@testable import PortableUI

@MainActor
@Suite struct GaugeTests {
  private func gauge(_ view: some View) throws -> RenderNode {
    try #require(TestPage { view }.host.tree.all.first { $0[.role] == "meter" })
  }

  @Test func gaugeIsAMeterWithValueAndBounds() throws {
    let node = try gauge(Gauge(value: 30.0, in: 10...50) { Text("Speed") })
    #expect(node[.ariaValueMin] == "10")
    #expect(node[.ariaValueMax] == "50")
    #expect(node[.ariaValueNow] == "30")
    #expect(node[.ariaValueText] == nil)
    #expect(node[.style] == "--fraction:50%")
    #expect(node.all.contains { $0[.class] == "progress determinate" })
  }

  @Test func labelNamesTheGauge() throws {
    let page = TestPage { Gauge(value: 0.5) { Text("Battery") } }
    let named = PageElement.all(in: page.host.tree).first { $0.node[.role] == "meter" }
    #expect(named?.name == "Battery")
  }

  @Test func theCurrentValueLabelIsReadAsTheValue() throws {
    let node = try gauge(
      Gauge(value: 0.5) {
        Text("Battery")
      } currentValueLabel: {
        Text("50 percent")
      })
    #expect(node[.ariaValueText] == "50 percent")
    #expect(node.all.contains { $0.text == "50 percent" })
  }

  @Test func accessibilityValueReplacesTheValue() throws {
    let node = try gauge(
      Gauge(value: 0.5) {
        Text("Battery")
      } currentValueLabel: {
        Text("50%")
      }.accessibilityValue("half full"))
    #expect(node[.ariaValueText] == "half full")
    #expect(node[.ariaDescription] == nil)
  }

  @Test func labelsOfTheBoundsAreShown() throws {
    let node = try gauge(
      Gauge(value: 20.0, in: 0...40) {
        Text("Temperature")
      } currentValueLabel: {
        Text("20°")
      } minimumValueLabel: {
        Text("0°")
      } maximumValueLabel: {
        Text("40°")
      })
    #expect(node.all.compactMap(\.text) == ["0°", "40°", "20°", "Temperature"])
  }

  @Test(arguments: [(-1.0, "0"), (7.0, "1"), (Double.nan, "0"), (.infinity, "1")])
  func valueOutOfBoundsIsClamped(value: Double, shown: String) throws {
    let node = try gauge(Gauge(value: value) { Text("a") })
    #expect(node[.ariaValueNow] == shown)
  }

  @Test func emptyRangeHasAnEmptyScale() throws {
    #expect(try gauge(Gauge(value: 3.0, in: 3...3) { Text("a") })[.style] == "--fraction:0%")
  }

  @Test func newValueChangesOnlyAttributes() throws {
    struct Page: View {
      @State private var value = 0.25

      var body: some View {
        Gauge(value: value) { Text("a") }
        Button("Fill") { value = 1 }
      }
    }
    let page = TestPage { Page() }
    let node = try #require(page.host.tree.all.first { $0[.role] == "meter" })
    page.press("Fill")
    #expect(
      page.takeOps() == [
        .attribute(node.id, .ariaValueNow, "1"), .attribute(node.id, .style, "--fraction:100%"),
      ])
  }
}
