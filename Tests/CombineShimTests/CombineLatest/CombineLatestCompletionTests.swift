import CombineShim
import Testing

struct CombineLatestCompletionTests {
  let a = Upstream<Int>()
  let b = Upstream<Int>()

  func subscribe(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Oops> {
    let recorder = Recorder<Int, Oops>(demand)
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
    return recorder
  }

  @Test func finishesWhenAllUpstreamsHaveFinished() {
    let recorder = subscribe()
    a.send(1)
    b.send(1)
    a.send(completion: .finished)
    b.send(2)
    #expect(recorder.story == "svv")
    b.send(completion: .finished)
    #expect(recorder.story == "svv.")
    #expect(recorder.values == [11, 12])
  }

  @Test func upstreamThatFinishesWithoutAValueDoesNotFinishTheOthers() {
    let recorder = subscribe()
    a.send(completion: .finished)
    b.send(1)
    #expect(recorder.story == "s")
    #expect(b.cancellations == 0)
    b.send(completion: .finished)
    #expect(recorder.story == "s.")
  }

  #if !canImport(Combine)
    @Test func repeatedCompletionOfAnUpstreamCountsOnce() {
      let recorder = subscribe()
      a.send(1)
      a.send(completion: .finished)
      a.send(completion: .finished)
      a.send(2)
      b.send(1)
      #expect(recorder.values == [11])
      #expect(recorder.story == "sv")
    }
  #endif

  @Test func failureEndsImmediatelyAndCancelsTheOthers() {
    let recorder = subscribe(.none)
    a.send(completion: .failure(.first))
    b.send(completion: .failure(.second))
    b.send(completion: .finished)
    #expect(recorder.story == "s!")
    #expect(a.cancellations == 0)
    #expect(b.cancellations == 1)
    guard case .failure(.first) = recorder.events.last else {
      Issue.record("The first error did not arrive.")
      return
    }
  }

  @Test func completionNeedsNoDemand() {
    let recorder = subscribe(.none)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.story == "s.")
  }

  @Test func synchronousUpstreamsAreCombinedInOrder() {
    let recorder = Recorder<Int, Never>()
    [1, 2].publisher.combineLatest([3, 4].publisher) { $0 * 10 + $1 }.subscribe(recorder)
    #expect(recorder.values == [23, 24])
    #expect(recorder.story == "svv.")
    #expect(!recorder.overlapped)
  }

  #if !canImport(Combine)
    @Test func subscriptionPrecedesAnImmediateCompletion() {
      let finished = Recorder<Int, Never>(.none)
      Empty<Int, Never>().combineLatest(Empty<Int, Never>()) { $0 + $1 }.subscribe(finished)
      #expect(finished.story == "s.")

      let failed = Recorder<Int, Oops>(.none)
      Fail<Int, Oops>(error: .first).combineLatest(b) { $0 + $1 }.subscribe(failed)
      #expect(failed.story == "s!")
      #expect(b.subscribers == 0)
    }
  #endif
}
