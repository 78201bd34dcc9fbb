import CombineShim
import Foundation
import RxOperators
import Testing

struct ShareReplayTests {
  let upstream = Upstream<Int>()

  func subscribe(_ shared: some Publisher<Int, Oops>, _ demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Oops>
  {
    let recorder = Recorder<Int, Oops>(demand)
    shared.subscribe(recorder)
    return recorder
  }

  @Test func firstSubscriberStartsTheSharedSubscription() {
    let shared = upstream.share(replay: 1)
    #expect(upstream.subscribers == 0)
    let one = subscribe(shared)
    #expect(upstream.subscribers == 1)
    #expect(upstream.requests == [.unlimited])
    upstream.send(1)
    upstream.send(2)
    let two = subscribe(shared)
    upstream.send(3)
    #expect(one.values == [1, 2, 3])
    #expect(two.values == [2, 3])
    #expect(upstream.subscribers == 1)
    #expect(upstream.requests == [.unlimited])
  }

  @Test func firstSubscriberReceivesAllValuesOfASynchronousUpstream() {
    let recorder = Recorder<Int, Never>()
    let shared = (1...5).publisher.share(replay: 2)
    shared.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3, 4, 5])
    #expect(recorder.story.last == ".")
    let late = Recorder<Int, Never>()
    shared.subscribe(late)
    #expect(late.values == [4, 5])
    #expect(late.story == "svv.")
  }

  @Test func lastSubscriberCancelsTheSubscription() {
    let shared = upstream.share(replay: 1)
    let (one, two) = (subscribe(shared), subscribe(shared))
    one.cancel()
    one.cancel()
    #expect(upstream.cancellations == 0)
    upstream.send(1)
    #expect(two.values == [1])
    two.cancel()
    #expect(upstream.cancellations == 1)
    upstream.send(2)
    #expect(one.story + two.story == "ssv")
    #expect(subscribe(shared).values == [1])
  }

  @Test func subscriberAfterAllHaveCanceledReceivesStoredValuesAndStartsANewSubscription() {
    let shared = upstream.share(replay: 2)
    let one = subscribe(shared)
    for value in 1...3 { upstream.send(value) }
    one.cancel()
    let two = subscribe(shared)
    #expect(two.values == [2, 3])
    #expect(upstream.subscribers == 2)
    upstream.send(4)
    #expect(two.values == [2, 3, 4])
    two.cancel()
    #expect(upstream.cancellations == 2)
  }

  @Test(arguments: [Subscribers.Completion<Oops>.finished, .failure(.second)])
  func subscriberAfterCompletionStartsNoSubscription(_ end: Subscribers.Completion<Oops>) {
    let shared = upstream.share(replay: 2)
    let one = subscribe(shared)
    for value in 1...3 { upstream.send(value) }
    upstream.send(completion: end)
    one.cancel()
    let two = subscribe(shared)
    #expect(two.values == [2, 3])
    #expect(one.story == (end == .finished ? "svvv." : "svvv!"))
    #expect(two.story == (end == .finished ? "svv." : "svv!"))
    let waiting = subscribe(shared, .none)
    waiting.cancel()
    _ = subscribe(shared)
    #expect(upstream.subscribers == 1)
    #expect(upstream.cancellations == 0)
  }

  @Test func eachSubscriberReceivesValuesAccordingToItsDemand() {
    let shared = upstream.share(replay: 2)
    let (one, two) = (subscribe(shared, .none), subscribe(shared, .max(1)))
    for value in 1...4 { upstream.send(value) }
    #expect(one.values == [])
    #expect(two.values == [1])
    one.request(.max(1))
    two.request(.unlimited)
    #expect(one.values == [3])
    #expect(two.values == [1, 3, 4])
  }

  @Test func cancelingInReceiveSubscriptionDoesNotSubscribe() {
    let recorder = Recorder<Int, Oops>(.none)
    recorder.onSubscription = { $0.cancel() }
    let shared = upstream.share(replay: 1)
    shared.subscribe(recorder)
    #expect(upstream.subscribers == 0)
    _ = subscribe(shared)
    #expect(upstream.subscribers == 1)
  }

  @Test func cancelingStopsASynchronousUpstream() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] in
      if $0 == 3 { recorder.cancel() }
      return .none
    }
    (1...).publisher.share(replay: 1).subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func subscriberAddedDuringADeliveryReceivesTheValue() {
    let shared = upstream.share(replay: 1)
    let late = Recorder<Int, Oops>()
    let one = Recorder<Int, Oops>()
    one.onValue = {
      if $0 == 1 { shared.subscribe(late) }; return .none
    }
    shared.subscribe(one)
    upstream.send(1)
    upstream.send(2)
    #expect(one.values == [1, 2])
    #expect(late.values == [1, 2])
  }

  @Test(arguments: ["cancel", "end"])
  func nothingIsRetainedAfterwards(_ ending: String) {
    weak var downstream: Recorder<Int, Oops>?
    weak var publisher: AnyObject?
    do {
      let shared = upstream.share(replay: 1)
      let recorder = subscribe(shared)
      (downstream, publisher) = (recorder, shared as AnyObject)
      #expect(publisher != nil)
      upstream.send(1)
      if ending == "cancel" { recorder.cancel() } else { upstream.send(completion: .finished) }
      recorder.forget()
      upstream.forget()
    }
    #expect(downstream == nil)
    #expect(publisher == nil)
  }

  @Test func subscribersRetainThePublisher() {
    let recorder = subscribe(upstream.share(replay: 1))
    upstream.send(1)
    #expect(recorder.values == [1])
  }

  @Test func concurrentSubscribersAreReleased() {
    for _ in 0..<100 {
      let lock = NSLock()
      var (subscriptions, cancellations) = (0, 0)
      let subject = PassthroughSubject<Int, Oops>()
      let shared = subject.handleEvents(
        receiveSubscription: { _ in lock.withLock { subscriptions += 1 } },
        receiveCancel: { lock.withLock { cancellations += 1 } }
      ).share(replay: 2)
      let recorders = (0..<12).map { _ in Recorder<Int, Oops>() }
      concurrently(12) { number in
        shared.subscribe(recorders[number])
        subject.send(number)
        recorders[number].cancel()
      }
      #expect(subscriptions >= 1)
      #expect(cancellations == subscriptions)
      #expect(recorders.allSatisfy { !$0.overlapped })
    }
  }
}
