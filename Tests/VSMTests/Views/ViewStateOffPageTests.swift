import CombineShim
import SwiftUIShim
import Testing
import VSMTesting

@testable import VSM

/// A view that a test reads and controls without showing it, as in a unit test of a feature.
private struct FormPage: View {
  @ViewState var state: FormState

  init(state: FormState = FormState()) {
    _state = ViewState(wrappedValue: state)
  }

  var text: Binding<String> { $state.bind(\.text, to: { state, text in state.typing(text) }) }

  func save(_ text: String) { $state.observe { await state.saving(text) } }

  var body: some View { EmptyView() }
}

/// The same with a default value, and with the memberwise initializer.
private struct StepPage: View {
  @ViewState var state = Step.initial
  var body: some View { EmptyView() }
}

/// The same without a property wrapper of VSM.
private struct RenderingPage: View, ViewStateRendering {
  @StateObject var container: StateContainer<Step>

  init(state: Step) {
    _container = .init(state: state)
  }

  var body: some View { EmptyView() }
}

@MainActor
struct ViewStateOffPageTests {
  @Test func observedStateIsRead() {
    let view = StepPage(state: .loading)
    view.$state.observe(.at(1))
    #expect(view.state == .at(1))
    view.$state.observe(ShapesModel().cancel)
    #expect(view.$state.state == .at(1))
    #expect(view.$state === view.$state)
  }

  @Test func copyOfTheViewHasTheSameState() {
    let view = StepPage()
    let copy = view
    view.$state.observe(.at(1))
    #expect(copy.state == .at(1))
    copy.$state.observe(.at(2))
    #expect(view.state == .at(2))
  }

  @Test func separatelyCreatedViewsHaveSeparateStates() {
    let (one, other) = (StepPage(), StepPage())
    one.$state.observe(.at(1))
    #expect(other.state == .initial)
  }

  @Test func asyncActionIsObserved() async {
    let view = FormPage()
    view.save("Ada")
    await passTurn()
    #expect(view.state.saved == ["Ada"])
  }

  @Test func newerActionSupersedesTheRunningOne() async {
    let view = StepPage()
    let gate = Gate()
    view.$state.observe {
      await gate.pass()
      return .at(1)
    }
    view.$state.observe(.at(2))
    gate.open()
    await passTurn()
    #expect(view.state == .at(2))
  }

  @Test func publisherIsObserved() {
    let view = StepPage()
    let subject = PassthroughSubject<Step, Never>()
    view.$state.observe(subject)
    subject.send(.at(1))
    #expect(view.state == .at(1))
    subject.send(.at(2))
    #expect(view.state == .at(2))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func sequenceIsObserved() async {
    let view = StepPage()
    view.$state.observe(Steps([.at(1), .at(2)]))
    #expect(view.state == .at(2))
    view.$state.observe(ShapesModel().stream())
    await passTurn()
    #expect(view.state == .at(7))
    view.$state.observe(StateSequence(.loading) { .at(3) })
    await passTurn()
    #expect(view.state == .at(3))
  }

  @Test func debouncedActionIsObservedWhenItIsDue() async {
    let clock = TestClock()
    let view = StepPage()
    StateContainerClock.$current.withValue(clock) {
      for number in 1...3 { view.$state.observe(.at(number), debounced: .seconds(1)) }
    }
    #expect(view.state == .initial)
    await clock.advance(by: .seconds(1))
    #expect(view.state == .at(3))
  }

  @Test func bindingSetsTheStateOfTheView() {
    let view = FormPage()
    let text = view.text
    text.wrappedValue = "Ada"
    #expect(view.state.text == "Ada")
    #expect(view.text.wrappedValue == "Ada")
  }

  @Test func publishersPublishTheStateOfTheView() {
    let view = StepPage()
    var states: [Step] = []
    let subscription = view.$state.didSetPublisher.sink { states.append($0) }
    view.$state.observe(.at(1))
    #expect(states == [.initial, .at(1)])
    withExtendedLifetime(subscription) {}
  }

  @Test func viewStateRenderingViewKeepsItsState() {
    let view = RenderingPage(state: .loading)
    view.observe(.at(1))
    #expect(view.state == .at(1))
  }
}
