import Testing
import VSMTesting

@testable import VSM

// These tests are deprecated because what they call is.

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
  @Test func anActionIsFollowedToItsState() {
    container.observeAsync { .at(1) }
    #expect(container.state == .at(1))
    container.observeAsync(model.delete)
    #expect(container.state == .at(2))
    view.observeAsync { .at(3) }
    #expect(container.state == .at(3))
  }

  @available(*, deprecated)
  @Test func aDebouncedActionIsFollowedWhenItIsDue() async {
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
  @Test func anotherIdentifierIsAnotherCall() async {
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
