import CombineShim
import Testing

@testable import VSMTestingCore

/// The objects that a scheduler, its publishers and its recordings retain, and for how long.
@Suite struct SchedulerReleaseTests {
  /// A published value whose release can be detected.
  private final class Value: Sendable {}

  @Test func hotPublisherWithFutureEventsIsReleasedWithItsScheduler() {
    weak var scheduler: TestScheduler?
    weak var value: Value?
    do {
      let made = (scheduler: TestScheduler(), value: Value())
      (scheduler, value) = made
      let publisher = made.scheduler.hotPublisher([.value(100, made.value)])
      let recording = made.scheduler.record(publisher)
      #expect(recording.events.isEmpty)
    }
    #expect(scheduler == nil)
    #expect(value == nil)
  }

  @Test func coldPublisherWithFutureEventsIsReleasedWithItsScheduler() {
    weak var scheduler: TestScheduler?
    weak var value: Value?
    do {
      let made = (scheduler: TestScheduler(), value: Value())
      (scheduler, value) = made
      let publisher = made.scheduler.coldPublisher([.value(100, made.value)])
      let subscription = publisher.sink { _ in }
      let recording = made.scheduler.record(publisher, subscribedAt: 50, cancelledAt: 100)
      #expect(recording.events.isEmpty)
      subscription.cancel()
    }
    #expect(scheduler == nil)
    #expect(value == nil)
  }

  @Test func recordingOfAnOperatorIsReleasedWithTheScheduler() {
    weak var scheduler: TestScheduler?
    weak var value: Value?
    let subject = PassthroughSubject<Value, Never>()
    do {
      let made = (scheduler: TestScheduler(), value: Value())
      (scheduler, value) = made
      let atOnce = made.scheduler.record(subject.debounce(for: .milliseconds(10), scheduler: made.scheduler))
      let later = made.scheduler.record(subject.receive(on: made.scheduler), subscribedAt: 100)
      subject.send(made.value)
      #expect(atOnce.events.isEmpty && later.events.isEmpty)
    }
    #expect(scheduler == nil)
    #expect(value == nil)
  }

  @Test func releasedRecordingEnds() {
    let scheduler = TestScheduler()
    let publisher = scheduler.hotPublisher([.value(100, 1)])
    var recording: Recording<Int, Never>? = scheduler.record(publisher)
    #expect(recording?.events.isEmpty == true)
    scheduler.advance(to: 50)
    recording = nil
    #expect(publisher.subscriptions == [SubscriptionTimes(subscribed: 0, ended: 50)])
  }
}
