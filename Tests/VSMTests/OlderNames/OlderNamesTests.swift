import SwiftUIShim
import Testing

@testable import VSM

// These tests are deprecated because what they call is.

@MainActor
struct OlderNamesTests {
  @available(*, deprecated)
  @Test func bindAsyncFollowsTheActionWhenItIsSet() {
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
  @Test func thePublisherTellsOfStatesThatHaveBeenStored() {
    let container = StateContainer<Step>(state: .initial)
    var seen: [[Step]] = []
    let subscription = container.publisher.sink { seen.append([$0, container.state]) }
    container.observe(.loading)
    #expect(seen == [[.initial, .initial], [.loading, .loading]])
    #expect(container.publisher == container.didSetPublisher)
    subscription.cancel()
  }

  @available(*, deprecated)
  @Test func aRenderedContainerHasThePublisherToo() {
    @MainActor final class Screen {
      @RenderedViewState(render: Screen.render) var state = Step.initial
      func render() {}
      var container: RenderedViewState<Step>.RenderedContainer { $state }
    }
    let container = Screen().container
    #expect(container.publisher == container.container.didSetPublisher)
  }

  @available(*, deprecated)
  @Test func olderTypesAreTheSameTypes() {
    #expect(AsyncStateContainer<Step>.self == StateContainer<Step>.self)
    #expect(StateContaining<Step>.self == StateContainer<Step>.self)
    #expect(LegacyViewState<Step>.self == ViewState<Step>.self)
    #expect(LegacyRenderedViewState<Step>.self == RenderedViewState<Step>.self)
  }
}
