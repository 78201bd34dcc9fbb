import CombineShim
import Testing

@testable import VSM

@MainActor
struct AsyncSequenceActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func statesThatStayOnTheMainActorAreAppliedBeforeObserveReturns() {
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { seen.append($0) }
    container.observe(Steps([.loading, .at(1)], then: Gate()))
    #expect(seen == [.initial, .loading, .at(1)])
    withExtendedLifetime(subscription) {}
  }

  @Test func aFinishedSequenceIsLetGo() {
    container.observe(Steps([.at(1)]))
    #expect(!container.running.isRunning)
  }

  @Test func aStateOfASupersededSequenceIsIgnored() async {
    let gate = Gate()
    container.observe(Steps([.at(1)], then: gate))
    container.observe(.loading)
    gate.open()
    await passTurn()
    #expect(container.state == .loading)
  }
}
