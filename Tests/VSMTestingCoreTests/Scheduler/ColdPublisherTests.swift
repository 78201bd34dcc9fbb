import CombineShim
import Testing
import VSMTestingCore

@Suite struct ColdPublisherTests {
  private let scheduler = TestScheduler()

  @Test func everySubscriptionReceivesAllEvents() {
    let publisher = scheduler.coldPublisher([.value(10, "a"), .value(20, "b"), .finished(30)])
    let first = scheduler.record(publisher, subscribedAt: 200)
    let second = scheduler.record(publisher, subscribedAt: 215)
    scheduler.advance(to: 1000)
    #expect(first.events == [.value(210, "a"), .value(220, "b"), .finished(230)])
    #expect(second.events == [.value(225, "a"), .value(235, "b"), .finished(245)])
    #expect(
      publisher.subscriptions == [
        SubscriptionTimes(subscribed: 200, ended: 230), SubscriptionTimes(subscribed: 215, ended: 245),
      ])
  }

  @Test func immediateEventsNeedNoAdvance() {
    let publisher = scheduler.coldPublisher([.value(0, 1), .finished(0)])
    #expect(scheduler.start { publisher }.events == [.value(200, 1), .finished(200)])
  }

  @Test func failureEndsASubscription() {
    let publisher = scheduler.coldPublisher([.value(10, 1), .failure(20, Offline()), .value(30, 2)])
    #expect(scheduler.start { publisher }.events == [.value(210, 1), .failure(220, Offline())])
  }

  @Test func canceledSubscriptionReceivesNothingMore() {
    let publisher = scheduler.coldPublisher([.value(10, 1), .value(100, 2)])
    let recording = scheduler.record(publisher, subscribedAt: 200, cancelledAt: 250)
    scheduler.advance(to: 1000)
    #expect(recording.events == [.value(210, 1)])
    #expect(publisher.subscriptions == [SubscriptionTimes(subscribed: 200, ended: 250)])
  }

  @Test func valuesWithoutDemandAreKept() {
    let publisher = scheduler.coldPublisher([.value(10, 1), .value(20, 2), .value(30, 3), .finished(40)])
    let recording = scheduler.record(publisher, demand: .max(1))
    scheduler.schedule(at: 25) { recording.request(.max(1)) }
    scheduler.schedule(at: 100) { recording.request(.max(1)) }
    scheduler.advance(to: 1000)
    #expect(recording.events == [.value(10, 1), .value(25, 2), .value(100, 3), .finished(100)])
    #expect(publisher.subscriptions == [SubscriptionTimes(subscribed: 0, ended: 100)])
  }

  @Test func completionWithoutKeptValuesNeedsNoDemand() {
    let publisher: ColdPublisher<Int, Offline> = scheduler.coldPublisher([.failure(10, Offline())])
    let recording = scheduler.record(publisher, demand: .none)
    scheduler.advance(to: 1000)
    #expect(recording.events == [.failure(10, Offline())])
  }

  @Test func returnedDemandIsServed() {
    let publisher = scheduler.coldPublisher((1...5).map { .value($0 * 10, $0) } + [.finished(60)])
    let subscriber = OneByOne()
    publisher.subscribe(subscriber)
    scheduler.advance(to: 100)
    #expect(subscriber.log.entries == ["1", "2", "3", "4", "5"])
  }

  @Test func keptValuesAreDeliveredOneAtATimeToAReentrantSubscriber() {
    let publisher = scheduler.coldPublisher((1...5).map { .value($0 * 10, $0) } + [.finished(60)])
    let subscriber = OneByOne(startsByItself: false)
    publisher.subscribe(subscriber)
    scheduler.advance(to: 100)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.log.entries == ["1", "2", "3", "4", "5"])
    #expect(subscriber.deepest == 1)
  }
}

/// A subscriber that requests one value at a time through its subscription, during each delivery.
private final class OneByOne: Subscriber {
  let log = Log()
  private(set) var subscription: (any Subscription)?
  private(set) var deepest = 0
  private let startsByItself: Bool
  private var depth = 0

  init(startsByItself: Bool = true) { self.startsByItself = startsByItself }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if startsByItself { subscription.request(.max(1)) }
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    depth += 1
    deepest = max(deepest, depth)
    log.note("\(input)")
    subscription?.request(.max(1))
    depth -= 1
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
