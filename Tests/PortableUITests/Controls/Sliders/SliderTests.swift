import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct SliderTests {
  private struct Page: View {
    let bounds: ClosedRange<Double>
    let step: Double
    @State var value: Double
    var body: some View {
      Slider(value: $value, in: bounds, step: step) { Text("Volume") }
      Text("<\(value)>")
      Button("Set") { value = bounds.upperBound }
    }
  }

  @Test func sliderIsALabeledRangeOfTicksWithAValueText() throws {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de_DE")
    let page = TestPage(environment: values) { Page(bounds: -1...1, step: 0.5, value: 0.5) }
    #expect(page.outline.hasPrefix(#"main[field[field-label["Volume"] slider-track[slider-input]]"#))
    let slider = try #require(page.first(.input))
    #expect(slider[.type] == "range")
    #expect([slider[.min], slider[.max], slider[.step]] == ["0", "4", "1"])
    #expect(slider.value?.text == "3")
    #expect(slider[.ariaValueText] == "0,5")
  }

  @Test func movingSetsTheValueBetweenTheEditingCalls() {
    var log: [String] = []
    let page = TestPage {
      Slider(
        value: Binding(get: { Float(1) }, set: { log.append("\($0)") }), in: 0...10, step: 2,
        onEditingChanged: { log.append("\($0)") })
    }
    #expect(page.type("4") == .handled)
    #expect(log == ["true", "8.0", "false"])
  }

  @Test func movedValueIsNotSentBackAndASetValueIs() {
    let page = TestPage { Page(bounds: 0...10, step: 1, value: 3) }
    #expect(page.type("7") == .handled)
    #expect(page.texts.contains("<7.0>"))
    #expect(page.takeOps().allSatisfy { if case .value = $0 { false } else { true } })
    page.press("Set")
    #expect(page.first(.input)?.value?.text == "10")
    #expect(page.first(.input)?[.ariaValueText] == "10")
  }

  @Test func invalidTickIsRejectedAndTheOldOneIsShown() {
    let page = TestPage { Page(bounds: 0...10, step: 1, value: 3) }
    for text in ["11", "-1", "1.5", "", "x", "99999999999999999999"] {
      #expect(page.type(text) == .invalidPayload)
      #expect(page.first(.input)?.value?.text == "3")
    }
    #expect(page.texts.contains("<3.0>"))
  }

  @Test func unchangedBindingAndDisabledSliderRestoreTheValue() {
    let page = TestPage { Slider(value: .constant(0.5)) }
    #expect(page.type("900") == .handled)
    #expect(page.first(.input)?.value?.text == "500")
    let disabled = TestPage { Page(bounds: 0...10, step: 1, value: 3).disabled(true) }
    #expect(disabled.type("7") == .disabled)
    #expect(disabled.first(.input)?.value?.text == "3")
  }

  @Test func labelsOfTheEndsAreNotPartOfTheName() {
    let page = TestPage {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("quiet")
      } maximumValueLabel: {
        Text("loud")
      }
      Slider(value: .constant(0.5)).accessibilityLabel("Speed").accessibilityValue("fast")
    }
    #expect(page.texts == ["Volume", "quiet", "loud"])
    #expect(page.host.tree.all.filter { $0[.class] == "slider-end" }.map { $0[.ariaHidden] } == ["true", "true"])
    #expect(page.first(.input, 1)?[.ariaLabel] == "Speed")
    #expect(page.first(.input, 1)?[.ariaValueText] == "fast")
  }

  @Test func scaleIncludesBothBoundsAndAcceptsAnyValue() {
    let thirds = SliderScale(0...1, step: 0.3)
    #expect(thirds.ticks == 4)
    #expect((0...4).map(thirds.value(at:)).last == 1)
    #expect(SliderScale(0...1, step: 0.1).ticks == 10)
    #expect(SliderScale(0...1).ticks == 1000)
    #expect(SliderScale(2...2).ticks == 0)
    #expect(SliderScale(2...2).value(at: 0) == 2)
    #expect(SliderScale(0...10, step: 0).ticks == 1000)
    #expect(SliderScale(0...1e12, step: 1).ticks == 1000)
    for value: Double in [.nan, -Double.infinity, -5, 0] { #expect(thirds.tick(of: value) == 0) }
    for value: Double in [Double.infinity, 5, 1] { #expect(thirds.tick(of: value) == 4) }
    for tick in 0...4 { #expect(thirds.tick(of: thirds.value(at: tick)) == tick) }
    #expect(SliderScale(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude).ticks == 0)
  }
}
