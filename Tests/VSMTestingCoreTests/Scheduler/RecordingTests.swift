import CombineShim
import Testing
import VSMTestingCore

@Suite struct RecordingTests {
  private let scheduler = TestScheduler()

  @Test func subscribesImmediatelyByDefault() {
    let subject = CurrentValueSubject<String, Never>("a")
    let atOnce = scheduler.record(subject)
    let later = scheduler.record(subject, subscribedAt: 200, cancelledAt: 300)
    #expect(atOnce.events == [.value(0, "a")])
    for (time, text) in [(100, "b"), (200, "c"), (250, "d"), (350, "e")] {
      scheduler.schedule(at: time) { subject.send(text) }
    }
    scheduler.advance(to: 1000)
    #expect(atOnce.values == ["a", "b", "c", "d", "e"])
    #expect(atOnce.times == [0, 100, 200, 250, 350])
    // The recording was scheduled first for 200, so it received the previous value and the new one.
    #expect(later.events == [.value(200, "b"), .value(200, "c"), .value(250, "d")])
  }

  @Test func completionIsNotAValue() {
    let subject = PassthroughSubject<Int, Offline>()
    let recording = scheduler.record(subject)
    subject.send(1)
    #expect(recording.completion == nil)
    scheduler.schedule(at: 100) { subject.send(completion: .failure(Offline())) }
    scheduler.advance(to: 100)
    #expect(recording.values == [1])
    #expect(recording.times == [0])
    #expect(recording.completion == .failure(Offline()))
    #expect("\(recording)" == "[.value(0, 1), .failure(100, Offline())]")
  }

  @Test func cancelingEndsTheSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = scheduler.record(subject)
    subject.send(1)
    recording.cancel()
    subject.send(2)
    #expect(recording.values == [1])
  }

  @Test func cancelingBeforeTheSubscriptionPreventsIt() {
    let publisher = scheduler.hotPublisher([.value(300, 1)])
    let recording = scheduler.record(publisher, subscribedAt: 200)
    recording.cancel()
    scheduler.advance(to: 1000)
    #expect(recording.events == [])
    #expect(publisher.subscriptions == [SubscriptionTimes(subscribed: 200, ended: 200)])
  }

  @Test func demandBeforeTheSubscriptionIsKept() {
    let recording = scheduler.record([1, 2, 3, 4].publisher, subscribedAt: 200, demand: .max(1))
    recording.request(.max(1))
    scheduler.schedule(at: 300) { recording.request(.max(1)) }
    scheduler.advance(to: 1000)
    #expect(recording.events == [.value(200, 1), .value(200, 2), .value(300, 3)])
  }

  @Test func invalidEventsAreRecorded() {
    let publisher = Careless()
    let recording = scheduler.record(publisher, demand: .none)
    #expect(recording.events == [.value(0, 1), .finished(0), .value(0, 2), .finished(0)])
  }

  @Test func startCreatesSubscribesAndCancelsAtFixedTimes() {
    var madeAt: Int?
    let source = scheduler.hotPublisher([.value(150, 1), .value(200, 2), .value(201, 3), .value(1000, 4)])
    let recording = scheduler.start {
      madeAt = scheduler.now.milliseconds
      return source
    }
    #expect(madeAt == 100)
    #expect(recording.events == [.value(201, 3), .value(1000, 4)])
    #expect(source.subscriptions == [SubscriptionTimes(subscribed: 200, ended: 1000)])
    #expect(scheduler.now == 1000)
  }

  @Test func timesOfStartCanBeChanged() {
    let source = scheduler.hotPublisher([.value(15, 1), .value(25, 2), .value(35, 3)])
    let recording = scheduler.start(createdAt: 0, subscribedAt: 10, cancelledAt: 30) { source }
    #expect(recording.values == [1, 2])
    #expect(source.subscriptions == [SubscriptionTimes(subscribed: 10, ended: 30)])
  }
}

/// A publisher that sends values without demand and after its completion.
private struct Careless: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Subscriptions.empty)
    _ = subscriber.receive(1)
    subscriber.receive(completion: .finished)
    _ = subscriber.receive(2)
    subscriber.receive(completion: .finished)
  }
}
