import CombineShim
import Testing

struct CombineLatestDemandTests {
  let a = Upstream<Int>()
  let b = Upstream<Int>()

  func subscribe(_ demand: Subscribers.Demand) -> Recorder<Int, Oops> {
    let recorder = Recorder<Int, Oops>(demand)
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
    return recorder
  }

  @Test func withoutDemandNothingIsRequested() {
    let recorder = subscribe(.none)
    #expect(recorder.story == "s")
    #expect(a.requests == [])
    #expect(b.requests == [])
  }

  @Test func demandIsRequestedFromEachUpstream() {
    let recorder = subscribe(.max(3))
    recorder.request(.max(2))
    #expect(a.requests == [.max(3), .max(2)])
    #expect(b.requests == [.max(3), .max(2)])
  }

  @Test func combinationsBeyondTheDemandAreDroppedButValuesAreKept() {
    let recorder = subscribe(.max(1))
    a.send(1)
    b.send(1)
    a.send(2)
    a.send(3)
    #expect(recorder.values == [11])
    recorder.request(.max(1))
    #expect(recorder.values == [11])
    b.send(2)
    b.send(3)
    #expect(recorder.values == [11, 32])
  }

  @Test func deliveredCombinationsMatchTheDemand() {
    let recorder = subscribe(.max(2))
    a.send(1)
    for value in 1...5 { b.send(value) }
    #expect(recorder.values == [11, 12])
  }

  #if !canImport(Combine)
    @Test func returnedDemandIsRequestedFromAllUpstreams() {
      let recorder = Recorder<Int, Oops>(.max(1))
      recorder.onValue = { $0 == 11 ? .max(2) : .none }
      a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
      a.send(1)
      b.send(1)
      #expect(a.demand == .max(3))
      #expect(b.demand == .max(3))
      for value in 2...5 { b.send(value) }
      #expect(recorder.values == [11, 12, 13])
    }
  #endif

  @Test func demandRequestedDuringADeliveryIsRequestedFromAllUpstreams() {
    let recorder = Recorder<Int, Oops>(.max(1))
    recorder.onValue = { [unowned recorder] in
      if $0 == 11 { recorder.request(.max(4)) }
      return .none
    }
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
    a.send(1)
    b.send(1)
    #expect(a.demand == .max(5))
    #expect(b.demand == .max(5))
    for value in 2...9 { a.send(value) }
    #expect(recorder.values == [11, 21, 31, 41, 51])
  }

  #if !canImport(Combine)
    @Test func unlimitedDemandIsRequestedOncePerUpstream() {
      let recorder = subscribe(.unlimited)
      recorder.onValue = { _ in .max(1) }
      a.send(1)
      for value in 1...4 { b.send(value) }
      #expect(recorder.values == [11, 12, 13, 14])
      #expect(a.requests == [.unlimited])
      #expect(b.requests == [.unlimited])
    }
  #endif

  #if !canImport(Combine)
    @Test func demandIsRequestedFromALateUpstream() {
      let queue = ManualScheduler()
      let recorder = Recorder<Int, Oops>(.max(2))
      a.combineLatest(b.subscribe(on: queue)) { $0 * 10 + $1 }.subscribe(recorder)
      recorder.request(.max(1))
      #expect(b.subscribers == 0)
      queue.run()
      #expect(b.demand == .max(3))
      a.send(1)
      b.send(1)
      #expect(recorder.values == [11])
    }
  #endif
}
