import CombineShim
import Testing

struct MergeCompletionTests {
  let a = Upstream<Int>()
  let b = Upstream<Int>()

  func subscribe(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Oops> {
    let recorder = Recorder<Int, Oops>(demand)
    Publishers.Merge(a, b).subscribe(recorder)
    return recorder
  }

  @Test func finishesWhenAllUpstreamsHaveFinished() {
    let recorder = subscribe()
    a.send(completion: .finished)
    #expect(recorder.story == "s")
    b.send(1)
    b.send(completion: .finished)
    #expect(recorder.story == "sv.")
    #expect(a.cancellations == 0)
    #expect(b.cancellations == 0)
  }

  #if !canImport(Combine)
    @Test func repeatedCompletionOfAnUpstreamCountsOnce() {
      let recorder = subscribe()
      a.send(completion: .finished)
      a.send(completion: .finished)
      a.send(completion: .failure(.first))
      a.send(7)
      #expect(recorder.story == "s")
      b.send(completion: .finished)
      #expect(recorder.story == "s.")
    }
  #endif

  @Test func finishingWaitsForKeptValues() {
    let recorder = subscribe(.none)
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.story == "s")
    recorder.request(.max(1))
    #expect(recorder.story == "sv")
    recorder.request(.max(1))
    #expect(recorder.story == "svv.")
  }

  @Test func completionNeedsNoDemand() {
    let recorder = subscribe(.none)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.story == "s.")
  }

  @Test func failureEndsImmediatelyAndCancelsTheOthers() {
    let recorder = subscribe(.none)
    b.send(2)
    a.send(completion: .failure(.first))
    #expect(recorder.story == "s!")
    #expect(a.cancellations == 0)
    #expect(b.cancellations == 1)
    recorder.request(.unlimited)
    b.send(3)
    b.send(completion: .failure(.second))
    #expect(recorder.story == "s!")
  }

  @Test func firstErrorIsDelivered() {
    let recorder = subscribe()
    b.send(completion: .failure(.second))
    a.send(completion: .failure(.first))
    guard case .failure(let error) = recorder.events.last else {
      Issue.record("It did not fail: \(recorder.story)")
      return
    }
    #expect(error == .second)
  }

  @Test func upstreamsThatFinishSynchronouslyAreDeliveredInOrder() {
    let recorder = Recorder<Int, Never>()
    Just(1).merge(with: Empty(), [2, 3].publisher).subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.story == "svvv.")
    #expect(!recorder.overlapped)
  }

  #if !canImport(Combine)
    @Test func upstreamThatFailsSynchronouslyFailsTheMerge() {
      let recorder = Recorder<Int, Oops>(.none)
      Fail<Int, Oops>(error: .first).merge(with: b).subscribe(recorder)
      #expect(recorder.story == "s!")
      #expect(b.subscribers == 0)
    }
  #endif

  #if !canImport(Combine)
    @Test func emptyMergeFinishesImmediately() {
      let recorder = Recorder<Int, Never>(.none)
      Publishers.MergeMany([Just<Int>]()).subscribe(recorder)
      #expect(recorder.story == "s.")
    }
  #endif

  #if !canImport(Combine)
    @Test func valuesBeforeAFailureAreDelivered() {
      let recorder = Recorder<Int, Oops>()
      recorder.onValue = { [a, b] in
        if $0 == 1 {
          b.send(2)
          a.send(completion: .failure(.first))
          b.send(3)
        }
        return .none
      }
      Publishers.Merge(a, b).subscribe(recorder)
      a.send(1)
      #expect(recorder.values == [1, 2])
      #expect(recorder.story == "svv!")
    }
  #endif
}
