import CombineShim
import Testing

@testable import VSM

@MainActor
struct StateActionTests {
  @Test func theStateIsThereAtOnce() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(.at(1))
    #expect(container.state == .at(1))
  }

  @Test func everyStateIsAnnouncedAlsoWhenItIsTheSame() {
    let container = StateContainer<Step>(state: .initial)
    var count = 0
    let subscription = container.didSetPublisher.dropFirst().sink { _ in count += 1 }
    container.observe(.initial)
    container.observe(.initial)
    #expect(count == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func aFunctionIsCalledOnce() {
    let container = StateContainer<Step>(state: .initial)
    var calls = 0
    container.observe { () -> Step in
      calls += 1
      return .at(calls)
    }
    #expect(container.state == .at(1))
  }
}
