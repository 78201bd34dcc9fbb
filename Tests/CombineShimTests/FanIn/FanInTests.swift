@_spi(FanIn) import CombineShim
import Testing

/// The interface of the fan-in for operators outside the library. `merge` and `combineLatest` test the rest.
struct FanInTests {
  let one = Upstream<Int>()
  let two = Upstream<Int>()
  let origin = FanInOrigin(index: 0)

  func start(
    _ upstreams: FanInUpstream..., into recorder: Recorder<Int, Oops>
  ) -> FanIn<Int?, Recorder<Int, Oops>> {
    let fanIn = FanIn("Test", downstream: recorder, inputs: Int?.none, upstreams: upstreams)
    fanIn.sendSubscription(to: recorder)
    return fanIn
  }

  @Test func replacedUpstreamIsCanceledAndItsUndeliveredValuesAreDropped() {
    let recorder = Recorder<Int, Oops>(.max(5))
    let fanIn = start(FanInUpstream(.everything), .vacant, into: recorder)
    recorder.onValue = { [one, two, origin] in
      if $0 == 1 {
        one.send(2)
        fanIn.replace(1, with: two, for: origin)
        one.send(3)
        two.send(4)
      }
      return .none
    }
    fanIn.replace(1, with: one, for: origin)
    one.send(1)
    #expect(recorder.values == [1, 4])
    #expect(one.cancellations == 1)
    #expect(one.demand == .max(5))
    #expect(two.demand == .max(4))
  }

  @Test func onlyTheCurrentUpstreamReplacesOthers() {
    let fanIn = start(FanInUpstream(.everything), .vacant, into: Recorder())
    fanIn.replace(1, with: one, for: FanInOrigin(index: 0, generation: 1))
    fanIn.receive(completion: .finished, from: origin)
    fanIn.replace(1, with: one, for: origin)
    #expect(one.subscribers == 0)
    #expect(!fanIn.isOpen)
  }

  @Test func noValueOfAReplacedUpstreamFollowsANewerOne() {
    let count = 2_000
    let recorder = Recorder<Int, Oops>()
    let fanIn = start(FanInUpstream(.everything), .vacant, into: recorder)
    let subjects = (0..<count).map { _ in PassthroughSubject<Int, Oops>() }
    Shared((fanIn, subjects, origin)).concurrently(4) { shared, thread in
      for number in 0..<count {
        if thread == 0 { shared.0.replace(1, with: shared.1[number], for: shared.2) }
        shared.1[number].send(number)
      }
    }
    subjects[count - 1].send(count)
    #expect(recorder.values == recorder.values.sorted())
    #expect(recorder.values.last == count)
    #expect(!recorder.overlapped)
  }

  @Test func newestValuesAreKeptWithoutDemandAndTheCompletionFollowsThem() {
    let recorder = Recorder<Int, Oops>(.max(1))
    let fanIn = start(FanInUpstream(.newest(2)), into: recorder)
    for number in 1...4 { fanIn.enqueue(number, from: origin) }
    #expect(recorder.values == [])
    fanIn.flush()
    fanIn.receive(completion: .failure(.first), from: origin)
    #expect(recorder.story == "sv")
    recorder.request(.max(2))
    #expect(recorder.values == [1, 3, 4])
    #expect(recorder.story == "svvv!")
  }

  @Test func lastValueOfAnUpstreamWaitsForDemand() {
    let recorder = Recorder<Int, Oops>(.none)
    let fanIn = start(FanInUpstream(.passedThrough), into: recorder)
    fanIn.receive(completion: .finished, after: 1, from: origin)
    #expect(recorder.story == "s")
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    #expect(recorder.story == "sv.")
  }

  @Test func valuesThatOnlyChangeTheInputsNeedNoDemandAndTheOthersAreRequestedAgain() {
    let recorder = Recorder<Int, Oops>(.max(1))
    let fanIn = start(FanInUpstream(.everything, isAwaited: false), FanInUpstream(.replacingUnused), into: recorder)
    fanIn.attach(one, at: 0) {
      $0 = $1
      return nil
    }
    fanIn.attach(two, at: 1) { latest, value in latest.map { $0 * 10 + value } }
    #expect(one.requests == [.unlimited])
    two.send(1)
    #expect(two.requests == [.max(1), .max(1)])
    one.send(2)
    two.send(3)
    #expect(recorder.values == [23])
    two.send(completion: .finished)
    #expect(recorder.story == "sv.")
    #expect(one.cancellations == 1)
  }
}
