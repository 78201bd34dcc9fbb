import CombineShim
import Dispatch
import Testing
import VSMTestingCore

/// The behavior of time-based operators in virtual time.
@Suite struct OperatorTests {
  private let scheduler = TestScheduler()

  @Test func debounceWaitsForAPause() {
    let texts = scheduler.hotPublisher([.value(210, "a"), .value(300, "b"), .value(450, "c"), .finished(700)])
    let recording = scheduler.start { texts.debounce(for: 100, scheduler: scheduler) }
    #expect(recording.events == [.value(400, "b"), .value(550, "c"), .finished(700)])
  }

  @Test func debouncePublishesTheLastValue() {
    let texts = scheduler.hotPublisher([.value(210, "a")])
    let recording = scheduler.record(texts.debounce(for: .milliseconds(100), scheduler: scheduler))
    scheduler.advance(to: 1000)
    #expect(recording.events == [.value(310, "a")])
  }

  @Test func delayDelaysValuesAndCompletion() {
    let source = scheduler.hotPublisher([.value(210, 1), .value(220, 2), .finished(300)])
    let recording = scheduler.start { source.delay(for: .seconds(0.05), scheduler: scheduler) }
    #expect(recording.events == [.value(260, 1), .value(270, 2), .finished(350)])
  }

  @Test func throttlePublishesTheLatestOfEachInterval() {
    let source = scheduler.hotPublisher([.value(210, 1), .value(220, 2), .value(230, 3), .value(330, 4)])
    let recording = scheduler.start { source.throttle(for: 100, scheduler: scheduler, latest: true) }
    #expect(recording.events == [.value(210, 1), .value(310, 3), .value(410, 4)])
  }

  @Test func timeoutFinishesWithoutValues() {
    let source = scheduler.hotPublisher([.value(210, 1), .value(290, 2)])
    let recording = scheduler.start { source.timeout(100, scheduler: scheduler) }
    #expect(recording.events == [.value(210, 1), .value(290, 2), .finished(390)])
    #expect(source.subscriptions == [SubscriptionTimes(subscribed: 200, ended: 390)])
  }

  @Test func timeoutCanFail() {
    let source: HotPublisher<Int, Offline> = scheduler.hotPublisher([.value(210, 1)])
    let recording = scheduler.start {
      source.timeout(.milliseconds(100), scheduler: scheduler, customError: { Offline() })
    }
    #expect(recording.events == [.value(210, 1), .failure(310, Offline())])
  }

  @Test func receiveOnRunsAtTheSameTimeAfterDueActions() {
    let log = Log()
    let subject = PassthroughSubject<String, Never>()
    let subscription = subject.receive(on: scheduler).sink { log.note($0) }
    scheduler.schedule(at: 100) { subject.send("received") }
    scheduler.schedule(at: 100) { log.note("due") }
    scheduler.advance(to: 100)
    #expect(log.entries == ["due", "received"])
    subscription.cancel()
  }

  @Test func subscribeOnRunsWhenTimeAdvances() {
    let source = scheduler.coldPublisher([.value(10, 1)])
    let recording = scheduler.record(source.subscribe(on: scheduler))
    #expect(source.subscriptions == [])
    scheduler.advance(to: 50)
    #expect(source.subscriptions == [SubscriptionTimes(subscribed: 0)])
    #expect(recording.times == [10])
  }

  @Test func measureIntervalUsesVirtualTime() {
    let source = scheduler.hotPublisher([.value(210), .value(300)])
    #expect(scheduler.start { source.measureInterval(using: scheduler) }.values == [10, 90])
  }

  @Test func switchToLatestCancelsThePreviousPublisher() {
    let slow = scheduler.coldPublisher([.value(50, "slow"), .value(150, "too slow"), .finished(160)])
    let fast = scheduler.coldPublisher([.value(10, "fast"), .finished(20)])
    let source = scheduler.hotPublisher([.value(210, slow), .value(300, fast), .finished(400)])
    let recording = scheduler.start { source.switchToLatest() }
    #expect(recording.events == [.value(260, "slow"), .value(310, "fast"), .finished(400)])
    #expect(slow.subscriptions == [SubscriptionTimes(subscribed: 210, ended: 300)])
    #expect(fast.subscriptions == [SubscriptionTimes(subscribed: 300, ended: 320)])
  }

  @Test func flatMapWithMaxOneIsSequential() {
    let inner = scheduler.coldPublisher([.value(10, "x"), .finished(100)])
    let source = scheduler.coldPublisher([.value(10), .value(20), .finished(30)])
    let recording = scheduler.start { source.flatMap(maxPublishers: .max(1)) { inner } }
    #expect(recording.times == [220, 320])
    #expect(recording.completion == .finished)
    #expect(
      inner.subscriptions == [
        SubscriptionTimes(subscribed: 210, ended: 310), SubscriptionTimes(subscribed: 310, ended: 410),
      ])
  }

  @Test func retrySubscribesAgain() {
    let source = scheduler.coldPublisher([.value(10, 1), .failure(50, Offline())])
    let recording = scheduler.start { source.retry(1) }
    #expect(recording.events == [.value(210, 1), .value(260, 1), .failure(300, Offline())])
    #expect(
      source.subscriptions == [
        SubscriptionTimes(subscribed: 200, ended: 250), SubscriptionTimes(subscribed: 250, ended: 300),
      ])
  }

  @Test func severalPublishersShareTheTime() {
    let first = scheduler.hotPublisher([.value(210, "a"), .value(300, "b"), .finished(500)])
    let second = scheduler.hotPublisher([.value(250, "x"), .value(300, "y"), .finished(400)])
    let merged = scheduler.record(first.merge(with: second))
    let latest = scheduler.record(first.combineLatest(second) { $0 + $1 })
    scheduler.advance(to: 1000)
    #expect(
      merged.events == [.value(210, "a"), .value(250, "x"), .value(300, "b"), .value(300, "y"), .finished(500)])
    #expect(latest.events == [.value(250, "ax"), .value(300, "bx"), .value(300, "by"), .finished(500)])
  }

  @Test func valueFromAnotherThreadIsReceivedWhenTimeAdvances() async {
    let queue = DispatchQueue(label: "elsewhere")
    let recording = scheduler.record(Just(1).receive(on: queue).receive(on: scheduler))
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(recording.events == [])
    scheduler.advance()
    #expect(recording.values == [1])
  }
}
