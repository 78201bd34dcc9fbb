import CombineShim
import RxOperators
import Testing

struct MaterializeTests {
  typealias Event = Subscribers.Event<Int, Oops>

  let upstream = Upstream<Int>()

  func subscribe(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Event, Never> {
    let recorder = Recorder<Event, Never>(demand)
    upstream.materialize().subscribe(recorder)
    return recorder
  }

  @Test func valuesAndCompletionBecomeEvents() {
    let recorder = subscribe()
    upstream.send(1)
    upstream.send(2)
    #expect(recorder.values == [.value(1), .value(2)])
    upstream.send(completion: .finished)
    #expect(recorder.values == [.value(1), .value(2), .finished])
    #expect(recorder.story == "svvv.")
  }

  @Test func failureBecomesAnEventAndThenFinishes() {
    let recorder = subscribe()
    upstream.send(completion: .failure(.second))
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(recorder.values == [.failure(.second)])
    #expect(recorder.story == "sv.")
  }

  @Test func publisherThatNeverFailsCanBeMaterialized() {
    let recorder = Recorder<Subscribers.Event<Int, Never>, Never>()
    Just(1).materialize().subscribe(recorder)
    #expect(recorder.values == [.value(1), .finished])
    #expect(recorder.story == "svv.")
  }

  // MARK: Demand

  @Test func demandIsRequestedFromTheUpstream() {
    let recorder = subscribe(.none)
    recorder.onValue = { $0 == .value(1) ? .max(3) : .none }
    #expect(upstream.requests == [])
    recorder.request(.max(2))
    upstream.send(1)
    #expect(upstream.requests == [.max(2), .max(3)])
    for value in 2...9 { upstream.send(value) }
    #expect(recorder.values.count == 5)
  }

  @Test(arguments: [Subscribers.Completion<Oops>.finished, .failure(.first)])
  func completionEventWaitsForDemand(_ completion: Subscribers.Completion<Oops>) {
    let recorder = subscribe(.max(1))
    upstream.send(1)
    upstream.send(completion: completion)
    upstream.send(completion: completion)
    #expect(recorder.story == "sv")
    recorder.request(.max(1))
    #expect(recorder.values == [.value(1), Event(completion)])
    #expect(recorder.story == "svv.")
  }

  @Test func completionEventOfAnEmptyUpstreamWaitsForDemand() {
    let recorder = Recorder<Subscribers.Event<Int, Never>, Never>(.none)
    Empty<Int, Never>().materialize().subscribe(recorder)
    #expect(recorder.story == "s")
    recorder.request(.max(1))
    #expect(recorder.values == [.finished])
    #expect(recorder.story == "sv.")
  }

  @Test func demandFromManyThreadsIsCounted() {
    let total = 3_000
    let recorder = Recorder<Subscribers.Event<Int, Never>, Never>(.none)
    (0..<total).publisher.materialize().subscribe(recorder)
    concurrently(total + 1) { _ in recorder.request(.max(1)) }
    #expect(recorder.values == (0..<total).map { .value($0) } + [.finished])
    #expect(recorder.story.last == ".")
    #expect(!recorder.overlapped)
  }

  // MARK: Lifetime

  @Test func cancelingCancelsTheUpstreamWhileTheCompletionEventWaits() {
    let running = subscribe()
    running.cancel()
    running.cancel()
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(running.story == "s")
    #expect(upstream.cancellations == 1)
    let ended = subscribe(.none)
    upstream.send(completion: .finished)
    ended.cancel()
    ended.request(.unlimited)
    #expect(ended.story == "s")
    #expect(upstream.cancellations == 1)
  }

  @Test func cancelingInReceiveSubscriptionDoesNotSubscribe() {
    let recorder = Recorder<Event, Never>(.none)
    recorder.onSubscription = { $0.cancel() }
    upstream.materialize().subscribe(recorder)
    #expect(upstream.subscribers == 0)
  }

  @Test func cancelingDuringTheCompletionEventPreventsCompletion() {
    let recorder = Recorder<Event, Never>()
    recorder.onValue = { [unowned recorder] _ in
      recorder.cancel()
      return .none
    }
    upstream.materialize().subscribe(recorder)
    upstream.send(completion: .finished)
    #expect(recorder.story == "sv")
  }

  @Test func completionSentDuringADeliveryFollowsIt() {
    let recorder = Recorder<Event, Never>(.max(1))
    recorder.onValue = { [upstream] in
      if $0 == .value(1) { upstream.send(completion: .finished) }
      return .max(1)
    }
    upstream.materialize().subscribe(recorder)
    upstream.send(1)
    #expect(recorder.values == [.value(1), .finished])
    #expect(recorder.story == "svv.")
    #expect(!recorder.overlapped)
  }

  @Test(arguments: [true, false])
  func nothingIsRetainedAfterwards(_ isCancelled: Bool) {
    weak var downstream: Recorder<Event, Never>?
    do {
      let recorder = subscribe()
      downstream = recorder
      if isCancelled { recorder.cancel() } else { upstream.send(completion: .finished) }
      recorder.forget()
    }
    #expect(downstream == nil)
  }
}
