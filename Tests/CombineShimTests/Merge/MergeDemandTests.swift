import CombineShim
import Testing

struct MergeDemandTests {
  let a = Upstream<Int>()
  let b = Upstream<Int>()

  func subscribe(_ demand: Subscribers.Demand) -> Recorder<Int, Oops> {
    let recorder = Recorder<Int, Oops>(demand)
    Publishers.Merge(a, b).subscribe(recorder)
    return recorder
  }

  @Test func oneValueIsRequestedFromEachUpstreamWithoutDemand() {
    let recorder = subscribe(.none)
    #expect(recorder.story == "s")
    #expect(a.requests == [.max(1)])
    #expect(b.requests == [.max(1)])
  }

  @Test func valueWithoutDemandIsKeptAndNoMoreIsRequested() {
    let recorder = subscribe(.none)
    a.send(1)
    #expect(recorder.values == [])
    #expect(a.requests == [.max(1)])
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    #expect(a.requests == [.max(1), .max(1)])
    #expect(b.requests == [.max(1)])
  }

  #if !canImport(Combine)
    @Test func keptValuesAreDeliveredInOrderAccordingToDemand() {
      let recorder = subscribe(.none)
      b.send(2)
      a.send(1)
      recorder.request(.max(1))
      #expect(recorder.values == [2])
      recorder.request(.max(5))
      #expect(recorder.values == [2, 1])
    }
  #endif

  @Test func deliveredValuesMatchTheDemand() {
    let recorder = subscribe(.max(3))
    a.send(1)
    b.send(2)
    a.send(3)
    b.send(4)
    a.send(5)
    #expect(recorder.values == [1, 2, 3])
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func deliveredValueIsReplacedByDemandForAnother() {
    let recorder = subscribe(.max(10))
    a.send(1)
    a.send(2)
    #expect(recorder.values == [1, 2])
    #expect(a.demand == .max(3))
    #expect(b.demand == .max(1))
  }

  @Test func unlimitedDemandIsRequestedOncePerUpstream() {
    let recorder = subscribe(.unlimited)
    a.send(1)
    b.send(2)
    a.send(3)
    recorder.request(.max(4))
    #expect(recorder.values == [1, 2, 3])
    #expect(a.requests == [.unlimited])
    #expect(b.requests == [.unlimited])
  }

  #if !canImport(Combine)
    @Test func keptValuesPrecedeOthersAfterUnlimitedDemand() {
      let recorder = subscribe(.none)
      b.send(2)
      a.onRequest = { [a] in if $0 == .unlimited { a.send(1) } }
      recorder.request(.unlimited)
      #expect(recorder.values == [2, 1])
      #expect(a.demand == .unlimited)
      #expect(b.demand == .unlimited)
    }
  #endif

  @Test func returnedDemandIsCounted() {
    let recorder = Recorder<Int, Oops>(.max(1))
    recorder.onValue = { $0 < 4 ? .max(1) : .none }
    Publishers.Merge(a, b).subscribe(recorder)
    for value in 1...6 { a.send(value) }
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func returnedDemandDeliversKeptValues() {
    let recorder = Recorder<Int, Oops>(.none)
    recorder.onValue = { _ in .max(1) }
    Publishers.Merge(a, b).subscribe(recorder)
    a.send(1)
    b.send(2)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2])
  }

  @Test func demandRequestedDuringADeliveryIsCounted() {
    let recorder = Recorder<Int, Oops>(.max(1))
    recorder.onValue = { [unowned recorder] in
      if $0 == 1 { recorder.request(.max(2)) }
      return .none
    }
    Publishers.Merge(a, b).subscribe(recorder)
    for value in 1...5 { a.send(value) }
    #expect(recorder.values == [1, 2, 3])
    #expect(!recorder.overlapped)
  }

  @Test func surplusValueReplacesTheKeptOne() {
    let recorder = subscribe(.none)
    a.send(1)
    b.send(2)
    a.send(3)
    recorder.request(.max(9))
    #expect(recorder.values == [3, 2])
  }

  #if !canImport(Combine)
    @Test func sequencesAlternateWithDemandForOneValue() {
      let recorder = Recorder<Int, Never>(.none)
      [1, 2, 3].publisher.merge(with: [10, 20, 30].publisher).subscribe(recorder)
      for _ in 0..<6 { recorder.request(.max(1)) }
      #expect(Set(recorder.values.prefix(2)) == [1, 10])
      #expect(recorder.values.sorted() == [1, 2, 3, 10, 20, 30])
      #expect(recorder.story == "svvvvvv.")
    }
  #endif

  @Test func demandIsRequestedFromALateUpstream() {
    let scheduler = ManualScheduler()
    let recorder = Recorder<Int, Oops>(.unlimited)
    Publishers.Merge(a, b.subscribe(on: scheduler)).subscribe(recorder)
    #expect(b.subscribers == 0)
    scheduler.run()
    #expect(b.demand == .unlimited)
    b.send(1)
    #expect(recorder.values == [1])
  }
}
