import CombineShim
import Testing

@testable import VSM

@MainActor
struct PublisherActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func statesSentOnSubscriptionAreAppliedBeforeObserveReturns() {
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { seen.append($0) }
    container.observe([Step.loading, .at(1)].publisher)
    #expect(seen == [.initial, .loading, .at(1)])
    withExtendedLifetime(subscription) {}
  }

  @Test func statesSentOnTheMainActorAreAppliedOnTheSpot() {
    let subject = PassthroughSubject<Step, Never>()
    container.observe(subject)
    subject.send(.at(1))
    #expect(container.state == .at(1))
    subject.send(.at(2))
    #expect(container.state == .at(2))
  }

  @Test func aCompletedPublisherIsLetGo() {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    let subject = PassthroughSubject<Step, Never>()
    container.observe(subject.handleEvents(receiveOutput: { [token] _ in _ = token }))
    token = nil
    subject.send(.at(1))
    #expect(weakToken != nil)
    subject.send(completion: .finished)
    #expect(weakToken == nil)
    #expect(!container.running.isRunning)
    #expect(container.state == .at(1))
  }

  @Test func aPublisherThatCompletesOnSubscriptionIsLetGo() {
    container.observe(Just(.at(1)))
    #expect(!container.running.isRunning)
  }

  @Test func aSupersededPublisherIsCancelledAndItsStatesIgnored() {
    let subject = PassthroughSubject<Step, Never>()
    var isCancelled = false
    container.observe(subject.handleEvents(receiveCancel: { isCancelled = true }))
    container.observe(.loading)
    #expect(isCancelled)
    subject.send(.at(1))
    #expect(container.state == .loading)
  }

  @Test func demandIsUnlimited() {
    var demand: Subscribers.Demand?
    container.observe(Just(.at(1)).handleEvents(receiveRequest: { demand = $0 }))
    #expect(demand == .unlimited)
  }
}
