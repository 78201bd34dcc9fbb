import CombineShim
import Testing

struct CombineLatestCancellationTests {
  let a = Upstream<Int>()
  let b = Upstream<Int>()

  func subscribe(_ recorder: Recorder<Int, Oops>) {
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
  }

  @Test func cancelingCancelsEachUpstreamOnce() {
    let recorder = Recorder<Int, Oops>()
    subscribe(recorder)
    a.send(1)
    recorder.cancel()
    recorder.cancel()
    b.send(1)
    a.send(completion: .failure(.first))
    #expect(recorder.story == "s")
    #expect(a.cancellations == 1)
    #expect(b.cancellations == 1)
  }

  @Test func cancelingInReceiveSubscriptionRequestsNothing() {
    let recorder = Recorder<Int, Oops>(.none)
    recorder.onSubscription = {
      $0.cancel()
      $0.request(.unlimited)
    }
    subscribe(recorder)
    #expect(recorder.story == "s")
    #expect(a.requests + b.requests == [])
    #expect(a.cancellations == a.subscribers)
  }

  @Test func cancelingDuringADeliveryDropsLaterCombinations() {
    let recorder = Recorder<Int, Oops>()
    recorder.onValue = { [a, b, unowned recorder] _ in
      a.send(2)
      b.send(2)
      recorder.cancel()
      b.send(3)
      return .max(1)
    }
    subscribe(recorder)
    a.send(1)
    b.send(1)
    #expect(recorder.values == [11])
  }

  @Test func cancelingStopsAnEndlessUpstream() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] in
      if $0 == 3 { recorder.cancel() }
      return .none
    }
    Just(0).combineLatest((1...).publisher) { $0 + $1 }.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func cancelingDuringTheCompletionHasNoEffect() {
    let recorder = Recorder<Int, Oops>()
    recorder.onCompletion = { [unowned recorder] in recorder.cancel() }
    subscribe(recorder)
    a.send(completion: .failure(.first))
    #expect(recorder.story == "s!")
    #expect(b.cancellations == 1)
  }

  @Test func subscribersCancelIndependently() {
    let (x, y) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let combined = x.combineLatest(y) { $0 * 10 + $1 }
    let one = Recorder<Int, Oops>()
    let two = Recorder<Int, Oops>()
    combined.subscribe(one)
    x.send(1)
    combined.subscribe(two)
    y.send(1)
    one.cancel()
    x.send(2)
    #expect(one.values == [11])
    #expect(two.values == [21])
  }
}
