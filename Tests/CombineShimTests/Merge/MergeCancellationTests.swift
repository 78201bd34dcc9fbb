import CombineShim
import Testing

struct MergeCancellationTests {
  let a = Upstream<Int>()
  let b = Upstream<Int>()

  @Test func cancelingCancelsEachUpstreamOnce() {
    let recorder = Recorder<Int, Oops>(.none)
    Publishers.Merge(a, b).subscribe(recorder)
    a.send(1)
    recorder.cancel()
    recorder.cancel()
    recorder.request(.unlimited)
    b.send(2)
    a.send(completion: .failure(.first))
    b.send(completion: .finished)
    #expect(recorder.story == "s")
    #expect(a.cancellations == 1)
    #expect(b.cancellations == 1)
    #expect(a.requests == [.max(1)])
  }

  #if !canImport(Combine)
    @Test func cancelingInReceiveSubscriptionDoesNotSubscribe() {
      let recorder = Recorder<Int, Oops>()
      recorder.onSubscription = { $0.cancel() }
      Publishers.Merge(a, b).subscribe(recorder)
      a.send(1)
      #expect(recorder.story == "s")
      #expect(a.subscribers + b.subscribers == 0)
    }
  #endif

  #if !canImport(Combine)
    @Test func cancelingDuringADeliveryStopsAnEndlessUpstream() {
      let recorder = Recorder<Int, Oops>()
      recorder.onValue = { [unowned recorder] in
        if $0 == 3 { recorder.cancel() }
        return .none
      }
      (1...).publisher.setFailureType(to: Oops.self).merge(with: b).subscribe(recorder)
      #expect(recorder.values == [1, 2, 3])
      #expect(b.subscribers == 0)
    }
  #endif

  #if !canImport(Combine)
    @Test func cancelingDuringADeliveryDropsLaterValues() {
      let recorder = Recorder<Int, Oops>()
      recorder.onValue = { [a, b, unowned recorder] _ in
        a.send(2)
        b.send(completion: .failure(.first))
        recorder.cancel()
        return .max(5)
      }
      Publishers.Merge(a, b).subscribe(recorder)
      a.send(1)
      #expect(recorder.story == "sv")
      #expect(a.cancellations == 1)
    }
  #endif

  @Test func cancelingDuringTheCompletionHasNoEffect() {
    let recorder = Recorder<Int, Oops>()
    recorder.onCompletion = { [unowned recorder] in recorder.cancel() }
    Publishers.Merge(a, b).subscribe(recorder)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.story == "s.")
    #expect(a.cancellations + b.cancellations == 0)
  }

  @Test func lateSubscriptionIsCanceled() {
    let recorder = Recorder<Int, Oops>()
    Publishers.Merge(a, b).subscribe(recorder)
    let late = Upstream<Int>()
    let link = Recorder<Int, Oops>(.none)
    late.subscribe(link)
    recorder.cancel()
    a.send(subscription: link.subscription!)
    #expect(late.cancellations == 1)
  }

  @Test func secondSubscriptionOfAnUpstreamIsCanceled() {
    let recorder = Recorder<Int, Oops>()
    Publishers.Merge(a, b).subscribe(recorder)
    let second = Upstream<Int>()
    let link = Recorder<Int, Oops>(.none)
    second.subscribe(link)
    a.send(subscription: link.subscription!)
    #expect(second.cancellations == 1)
    #expect(a.cancellations == 0)
    a.send(1)
    #expect(recorder.values == [1])
  }

  @Test func subscribersCancelIndependently() {
    let subject = PassthroughSubject<Int, Oops>()
    let merged = subject.merge(with: a)
    let one = Recorder<Int, Oops>()
    let two = Recorder<Int, Oops>()
    merged.subscribe(one)
    merged.subscribe(two)
    subject.send(1)
    one.cancel()
    subject.send(2)
    #expect(one.values == [1])
    #expect(two.values == [1, 2])
  }
}
