import SwiftUIShim
import Testing
import VSMTesting

@testable import VSM

// These tests are deprecated because they call deprecated functions.

@MainActor
struct OlderNamesTests {
  @available(*, deprecated)
  @Test func bindAsyncObservesTheActionWhenItIsSet() {
    let container = StateContainer(state: FormState())
    let binding = container.bindAsync(\.text, to: { state, text in await state.saving(text) })
    binding.wrappedValue = "a"
    #expect(binding.wrappedValue == "a")
    container.bindAsync(\.text, to: FormState.saving).wrappedValue = "b"
    #expect(container.state.saved == ["a", "b"])
  }

  @available(*, deprecated)
  @Test func refreshReturnsWhenTheActionHasEnded() async {
    let container = StateContainer<Step>(state: .initial)
    await container.refresh(state: { .at(1) })
    #expect(container.state == .at(1))
  }

  @available(*, deprecated)
  @Test func publisherPublishesStoredStates() {
    let container = StateContainer<Step>(state: .initial)
    var seen: [[Step]] = []
    let subscription = container.publisher.sink { seen.append([$0, container.state]) }
    container.observe(.loading)
    #expect(seen == [[.initial, .initial], [.loading, .loading]])
    #expect(container.publisher == container.didSetPublisher)
    subscription.cancel()
  }

  @available(*, deprecated)
  @Test func renderedContainerHasThePublisher() {
    @MainActor final class Screen {
      @RenderedViewState(render: Screen.render) var state = Step.initial
      func render() {}
      var container: RenderedViewState<Step>.RenderedContainer { $state }
    }
    let container = Screen().container
    #expect(container.publisher == container.container.didSetPublisher)
  }

  @Test func protocolsOfTheContainerAreItsParts() {
    let container = StateContainer<Step>(state: .initial)
    let containing: any StateContaining<Step> = container
    let publishing: any StatePublishing<Step> = containing
    let binding: any StateBinding<Step> = containing
    var seen: [Step] = []
    let subscription = publishing.didSetPublisher.sink { seen.append($0) }
    containing.observe(.loading)
    binding.bind(\.self, to: { _, step in step }).wrappedValue = .at(1)
    #expect(seen == [.initial, .loading, .at(1)])
    #expect(publishing.willSetPublisher == container.willSetPublisher)
    subscription.cancel()
  }

  @Test func wrappedValueIsReadWithoutRendering() {
    @MainActor final class Screen {
      @RenderedViewState(render: Screen.render) var state = Step.initial
      var rendered = 0
      var stateAtRest: Step { _state.wrappedValue }
      func render() { rendered += 1 }
    }
    let screen = Screen()
    #expect(screen.stateAtRest == .initial)
    #expect(screen.rendered == 0)
    #expect(screen.state == .initial)
    #expect(screen.rendered == 1)
  }

  @available(*, deprecated)
  @Test func olderNamesAreTheSameTypes() {
    #expect(AsyncStateContainer<Step>.self == StateContainer<Step>.self)
    #expect(LegacyViewState<Step>.self == ViewState<Step>.self)
    #expect(LegacyRenderedViewState<Step>.self == RenderedViewState<Step>.self)
  }
}

@MainActor
private final class OlderView: ViewStateRendering {
  let container: StateContainer<Step>

  init(_ container: StateContainer<Step>) {
    self.container = container
  }
}

@MainActor
struct ObserveAsyncTests {
  let clock = TestClock()
  let container: StateContainer<Step>
  private let view: OlderView
  let model = ShapesModel()

  init() {
    container = StateContainer(state: .initial, clock: clock)
    view = OlderView(container)
  }

  @available(*, deprecated)
  @Test func actionIsObserved() {
    container.observeAsync { .at(1) }
    #expect(container.state == .at(1))
    container.observeAsync(model.delete)
    #expect(container.state == .at(2))
    view.observeAsync { .at(3) }
    #expect(container.state == .at(3))
  }

  @available(*, deprecated)
  @Test func debouncedActionIsObservedWhenItIsDue() async {
    func callTwice(_ observe: (Int) -> Void) async {
      observe(1)
      await clock.advance(by: .milliseconds(600))
      observe(2)
      await clock.advance(by: .milliseconds(600))
      #expect(container.state == .initial)
      await clock.advance(by: .milliseconds(400))
      #expect(container.state == .at(2))
      container.observe(.initial)
    }
    await callTwice { number in container.observeAsync({ .at(number) }, debounced: .seconds(1)) }
    await callTwice { number in view.observeAsync({ .at(number) }, debounced: .seconds(1), identifier: "view") }
  }

  @available(*, deprecated)
  @Test func differentIdentifiersAreDifferentCalls() async {
    for number in [1, 2] {
      container.observeAsync({ .at(number) }, debounced: .seconds(1), identifier: number)
    }
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { seen.append($0) }
    await clock.advance(by: .seconds(1))
    #expect(seen == [.initial, .at(1), .at(2)])
    subscription.cancel()
  }
}

/// The older names, called where a deprecation causes no warning.
private protocol OlderLog {
  @MainActor func start(in container: StateContainer<Step>)
  @MainActor func startConcisely(in container: StateContainer<Step>)
  @MainActor func startAll(_ spelling: Spelling)
  /// Returns the containers of the wrappers of a view and of a class, with the parameters of vsm-ios 2.0.
  @MainActor func wrappers() -> [StateContainer<Step>]
}

private struct Older: OlderLog {
  @available(*, deprecated)
  func start(in container: StateContainer<Step>) { container._debug()._debug() }

  @available(*, deprecated)
  func startConcisely(in container: StateContainer<Step>) { container._debug(options: .conciseEnum) }

  @available(*, deprecated)
  func startAll(_ spelling: Spelling) {
    switch spelling {
    case .container: StateContainer._debug(options: .conciseEnum)
    case .view: ViewState._debug(options: .conciseEnum)
    case .renderedView: RenderedViewState._debug(options: .conciseEnum)
    }
  }
}

extension Older {
  @available(*, deprecated) @MainActor
  func wrappers() -> [StateContainer<Step>] {
    @MainActor final class Screen {
      @RenderedViewState var state: Step

      init() {
        _state = .init(wrappedValue: .initial, render: Screen.render, subsystem: "shop", loggingEnabled: true)
        _ = state
      }

      func render() {}
    }
    let silent = ViewState(wrappedValue: Step.initial, subsystem: "shop", observedViewType: Older.self)
    let logged = ViewState(wrappedValue: Step.initial, observedViewType: Older.self, loggingEnabled: true)
    return [silent.container, logged.container, Screen().$state.container]
  }
}

enum Spelling: CaseIterable { case container, view, renderedView }

@MainActor
struct OlderLogTests {
  let lines = Lines()
  private let older: any OlderLog = Older()

  @Test func olderLogLogsEverything() {
    let container = lines.follow(StateContainer<Step>(state: .initial))
    lines.use { older.start(in: container) }
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    #expect(lines.texts == ["log begins in initial", "initial → at (Cart.swift:7, state)"])
    #expect(lines.payloads == ["", ": at(1)"])
  }

  @Test func wrappersAcceptTheParametersForLogging() {
    let containers = lines.use { older.wrappers() }
    for container in containers {
      lines.follow(container).observe(.at(1), file: "Shop/Cart.swift", line: 7)
    }
    let change = "initial → at (Cart.swift:7, state)"
    #expect(lines.texts == ["log begins in initial", "log begins in initial", change, change])
  }

  @Test func olderConciseLogLogsOnlyCases() {
    let container = lines.follow(StateContainer<Step>(state: .initial))
    lines.use { older.startConcisely(in: container) }
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    #expect(lines.texts == ["initial → at (Cart.swift:7, state)"])
    #expect(lines.payloads == [""])
  }

  @Test(arguments: Spelling.allCases)
  func olderLogOfAllContainersNeedsNoStateType(spelling: Spelling) {
    lines.use { older.startAll(spelling) }
    let container = lines.follow(StateContainer<Step>(state: .initial))
    container.observe(.at(1), file: "Shop/Cart.swift", line: 7)
    lines.stopAll()
    #expect(lines.texts == ["initial → at (Cart.swift:7, state)"])
  }
}
