import Testing

@testable import PortableUI

@MainActor
@Suite struct StepperTests {
  private struct Page<Value: Strideable>: View {
    let bounds: ClosedRange<Value>
    let step: Value.Stride
    @State var value: Value
    var body: some View {
      Stepper("Quantity: \(value)", value: $value, in: bounds, step: step)
    }
  }

  /// The buttons are identified only by their labels.
  private func press(_ name: String, on page: TestPage) -> EventOutcome {
    guard let button = button(name, on: page) else { return .unknownNode }
    return page.host.dispatch(Event(button.id, .click))
  }

  private func button(_ name: String, on page: TestPage) -> RenderNode? {
    page.host.tree.all.first { $0[.ariaLabel] == name }
  }

  @Test func stepperIsALabeledGroupOfTwoButtons() throws {
    let page = TestPage { Page(bounds: 0...10, step: 1, value: 3) }
    let stepper = try #require(page.host.tree.children.first)
    #expect(stepper.outline.hasPrefix(#"field[field-label["Quantity: 3"] stepper-buttons[button[symbol"#))
    #expect(stepper[.role] == "group")
    #expect(stepper[.ariaLabelledBy] == stepper.children.first?[.id])
    #expect(stepper.all.filter { $0.tag == .button }.map { $0[.ariaLabel] } == ["Decrement", "Increment"])
    #expect(page.node(text: "Quantity: 3")?[.ariaLive] == "polite", "the new value is read out")
  }

  @Test func pressesChangeTheValueByTheStep() {
    let page = TestPage { Page(bounds: -10...10, step: 4, value: 0) }
    #expect(press("Increment", on: page) == .handled)
    #expect(page.texts.contains("Quantity: 4"))
    #expect(press("Decrement", on: page) == .handled)
    #expect(press("Decrement", on: page) == .handled)
    #expect(page.texts.contains("Quantity: -4"))
  }

  @Test func buttonIsDisabledAtItsBound() {
    let page = TestPage { Page(bounds: 1...3, step: 1, value: 2) }
    #expect(button("Increment", on: page)?[.disabled] == nil)
    #expect(press("Increment", on: page) == .handled)
    #expect(press("Increment", on: page) == .disabled)
    #expect(page.texts.contains("Quantity: 3"))
    #expect(press("Decrement", on: page) == .handled)
    #expect(press("Decrement", on: page) == .handled)
    #expect(press("Decrement", on: page) == .disabled)
    #expect(page.texts.contains("Quantity: 1"))
  }

  @Test func pressesBeforeTheNextRenderingStayWithinTheBounds() {
    let page = TestPage { Page(bounds: 0...3, step: 1, value: 2) }
    page.host.isPaused = true
    for _ in 1...3 { #expect(press("Increment", on: page) == .handled) }
    page.host.isPaused = false
    #expect(page.texts.contains("Quantity: 3"))
  }

  @Test func lastStepEndsAtTheBoundWithoutOverflow() {
    let top = TestPage { Page<UInt8>(bounds: 0...255, step: 10, value: 250) }
    #expect(press("Increment", on: top) == .handled)
    #expect(top.texts.contains("Quantity: 255"))
    let bottom = TestPage { Page<UInt8>(bounds: 0...255, step: 10, value: 3) }
    #expect(press("Decrement", on: bottom) == .handled)
    #expect(bottom.texts.contains("Quantity: 0"))
    let fraction = TestPage { Page(bounds: 0.0...1.0, step: 0.5, value: 0.75) }
    #expect(press("Increment", on: fraction) == .handled)
    #expect(fraction.texts.contains("Quantity: 1.0"))
  }

  @Test func valueOutsideTheBoundsReturnsInside() {
    let above = TestPage { Page(bounds: 0...3, step: 1, value: 9) }
    #expect(press("Increment", on: above) == .disabled)
    #expect(press("Decrement", on: above) == .handled)
    #expect(above.texts.contains("Quantity: 2"))
  }

  @Test func bothButtonsWorkWithoutBounds() {
    struct Page: View {
      @State private var value = 0
      var body: some View { Stepper("\(String(describing: value))", value: $value, step: 100) }
    }
    let page = TestPage { Page() }
    #expect(press("Decrement", on: page) == .handled)
    #expect(page.texts.contains("-100"))
  }

  @Test func customActionsRunBetweenTheEditingCalls() {
    var log: [String] = []
    let page = TestPage {
      Stepper(
        "Channel", onIncrement: { log.append("up") }, onDecrement: nil, onEditingChanged: { log.append("\($0)") })
    }
    #expect(press("Increment", on: page) == .handled)
    #expect(log == ["true", "up", "false"])
    #expect(press("Decrement", on: page) == .disabled)
  }

  @Test func disabledStepperIgnoresPresses() {
    let page = TestPage { Page(bounds: 0...9, step: 1, value: 3).disabled(true) }
    #expect(press("Increment", on: page) == .disabled)
    #expect(page.texts.contains("Quantity: 3"))
  }

  @Test func numbersDoNotOverflow() {
    let whole = TestPage { Page(bounds: Int.min...Int.max, step: 10, value: Int.max - 3) }
    #expect(press("Increment", on: whole) == .handled)
    #expect(whole.texts.contains("Quantity: \(Int.max)"))
    #expect(press("Increment", on: whole) == .disabled)
    #expect(press("Decrement", on: whole) == .handled)
    #expect(whole.texts.contains("Quantity: \(Int.max - 10)"))
    struct Unbounded<Value: FixedWidthInteger>: View {
      @State var value: Value
      let step: Value.Stride
      var body: some View { Stepper("\(String(describing: value))", value: $value, step: step) }
    }
    let top = TestPage { Unbounded(value: Int.max, step: .max) }
    #expect(press("Increment", on: top) == .handled)
    #expect(top.texts.contains("\(Int.max)"))
    let bottom = TestPage { Unbounded(value: UInt8(3), step: 10) }
    #expect(press("Decrement", on: bottom) == .handled)
    #expect(bottom.texts.contains("0"))
    let backwards = TestPage { Unbounded(value: Int8(-100), step: .min) }
    #expect(press("Increment", on: backwards) == .handled)
    #expect(backwards.texts.contains("-128"))
    #expect(press("Decrement", on: backwards) == .handled)
    #expect(backwards.texts.contains("127"))
  }

  @Test func buttonAtABoundKeepsTheFocusAndADisabledOneDoesNot() {
    let page = TestPage { Page(bounds: 0...1, step: 1, value: 1) }
    #expect(button("Increment", on: page)?[.ariaDisabled] == "true")
    #expect(button("Increment", on: page)?[.disabled] == nil)
    #expect(button("Decrement", on: page)?[.ariaDisabled] == nil)
    let disabled = TestPage { Page(bounds: 0...1, step: 1, value: 1).disabled(true) }
    #expect(button("Increment", on: disabled)?[.disabled] == "")
  }

  @Test func labelCanBeAnyView() {
    let page = TestPage {
      Stepper(value: .constant(1), in: 0...2) { Text("Two").bold() }
      Stepper(value: .constant(1)) { Text("Three") }
      Stepper(String("Four"), value: .constant(1), in: 0...2)
      Stepper(label: { Text("Five") }, onIncrement: nil, onDecrement: nil)
      Stepper("Six", value: .constant(1)).accessibilityLabel("Half a dozen")
    }
    #expect(page.texts.filter { !$0.isEmpty } == ["Two", "Three", "Four", "Five", "Six"])
    #expect(page.host.tree.children.last?[.ariaLabel] == "Half a dozen")
    #expect(page.host.tree.children.last?[.ariaLabelledBy] == nil, "a name that was stated counts more")
  }
}
