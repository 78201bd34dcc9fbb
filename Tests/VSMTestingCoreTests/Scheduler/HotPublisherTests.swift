import CombineShim
import Testing
import VSMTestingCore

@Suite struct HotPublisherTests {
  private let scheduler = TestScheduler()

  @Test func eventsOccurAtTheirTimesWithoutSubscribers() {
    let publisher = scheduler.hotPublisher([.value(150, "a"), .value(210, "b"), .value(300, "c"), .finished(400)])
    let late = scheduler.record(publisher, subscribedAt: 250)
    let recording = scheduler.start { publisher }
    #expect(recording.events == [.value(210, "b"), .value(300, "c"), .finished(400)])
    #expect(late.events == [.value(300, "c"), .finished(400)])
  }

  @Test func orderOfDeclaredEventsDoesNotMatter() {
    let publisher = scheduler.hotPublisher([.finished(400), .value(300, "b"), .value(210, "a")])
    #expect(scheduler.start { publisher }.events == [.value(210, "a"), .value(300, "b"), .finished(400)])
  }

  @Test func failureIsDeliveredToCurrentAndLaterSubscribers() {
    let publisher = scheduler.hotPublisher([.value(210, 1), .failure(300, Offline()), .value(350, 2)])
    let recording = scheduler.record(publisher, subscribedAt: 200)
    let late = scheduler.record(publisher, subscribedAt: 500)
    scheduler.advance(to: 1000)
    #expect(recording.events == [.value(210, 1), .failure(300, Offline())])
    #expect(late.events == [.failure(500, Offline())])
    #expect(
      publisher.subscriptions == [
        SubscriptionTimes(subscribed: 200, ended: 300), SubscriptionTimes(subscribed: 500, ended: 500),
      ])
  }

  @Test func subscriptionTimesAreRecorded() {
    let publisher = scheduler.hotPublisher([.value(300, 1)])
    let first = scheduler.record(publisher, subscribedAt: 200, cancelledAt: 250)
    let second = scheduler.record(publisher, subscribedAt: 225)
    scheduler.advance(to: 1000)
    #expect(first.events == [])
    #expect(second.times == [300])
    #expect(
      publisher.subscriptions == [SubscriptionTimes(subscribed: 200, ended: 250), SubscriptionTimes(subscribed: 225)])
    #expect("\(publisher.subscriptions)" == "[from 200 to 250, from 225 on]")
  }

  @Test func valuesWithoutDemandAreDropped() {
    let publisher = scheduler.hotPublisher([.value(210, 1), .value(220, 2), .value(230, 3), .value(240, 4)])
    let recording = scheduler.record(publisher, demand: .max(1))
    scheduler.schedule(at: 235) { recording.request(.max(2)) }
    scheduler.advance(to: 1000)
    #expect(recording.events == [.value(210, 1), .value(240, 4)])
  }

  @Test func completionNeedsNoDemand() {
    let publisher = scheduler.hotPublisher([.value(210, 1), .finished(300)])
    let recording = scheduler.record(publisher, demand: .none)
    scheduler.advance(to: 1000)
    #expect(recording.events == [.finished(300)])
  }

  @Test func subscribersReceiveEventsInOrderOfSubscription() {
    let publisher = scheduler.hotPublisher([.value(100)])
    let log = Log()
    var subscriptions: Set<AnyCancellable> = []
    for number in 1...9 { publisher.sink { log.note("\(number)") }.store(in: &subscriptions) }
    scheduler.advance(to: 100)
    #expect(log.entries == (1...9).map(String.init))
  }

  @Test func subscriberThatCancelsDuringADeliveryReceivesNothingMore() {
    let publisher = scheduler.hotPublisher([.value(100, 1), .value(100, 2), .finished(200)])
    let recording = scheduler.record(publisher.first())
    scheduler.advance(to: 1000)
    #expect(recording.events == [.value(100, 1), .finished(100)])
    #expect(publisher.subscriptions == [SubscriptionTimes(subscribed: 0, ended: 100)])
  }

  @Test func subscriberAddedDuringADeliveryDoesNotReceiveTheValue() {
    let publisher = scheduler.hotPublisher([.value(100, 1), .value(200, 2)])
    var inner: Recording<Int, Never>?
    let outer = publisher.sink { if $0 == 1 { inner = scheduler.record(publisher) } }
    scheduler.advance(to: 1000)
    #expect(inner?.events == [.value(200, 2)])
    outer.cancel()
  }

  @Test func pastEventsHaveAlreadyOccurred() {
    scheduler.advance(to: 300)
    let running = scheduler.record(scheduler.hotPublisher([.value(200, 1), .value(300, 2), .value(400, 3)]))
    let over = scheduler.record(scheduler.hotPublisher([.value(100, 1), .finished(200), .value(400, 3)]))
    scheduler.advance(to: 1000)
    #expect(running.events == [.value(300, 2), .value(400, 3)])
    #expect(over.events == [.finished(300)])
  }

  @Test func subscriberThatAdvancesTimeReceivesEventsOneAtATime() {
    let publisher = scheduler.hotPublisher([.value(100, 1), .value(200, 2), .finished(300)])
    let log = Log()
    let subscription = publisher.sink { _ in
      log.note("end")
    } receiveValue: { value in
      scheduler.advance(to: 300)
      log.note("\(value)")
    }
    scheduler.advance(to: 100)
    #expect(log.entries == ["1", "2", "end"])
    subscription.cancel()
  }
}
