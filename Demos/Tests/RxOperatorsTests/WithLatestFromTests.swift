import CombineShim
import RxOperators
import Testing

struct WithLatestFromTests {
  let source = Upstream<Int>()
  let other = Upstream<Int>()

  func subscribe(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Oops> {
    let recorder = Recorder<Int, Oops>(demand)
    source.withLatestFrom(other) { $0 * 10 + $1 }.subscribe(recorder)
    return recorder
  }

  @Test func eachValueIsCombinedWithTheLatestOfTheOther() {
    let recorder = subscribe()
    source.send(1)
    other.send(1)
    #expect(recorder.values == [])
    source.send(2)
    other.send(2)
    other.send(3)
    source.send(3)
    source.send(4)
    #expect(recorder.values == [21, 33, 43])
  }

  @Test func withoutASelectorTheLatestValueIsPublished() {
    let recorder = Recorder<String, Never>()
    let other = CurrentValueSubject<String, Never>("a")
    let taps = PassthroughSubject<Void, Never>()
    taps.withLatestFrom(other).subscribe(recorder)
    taps.send()
    other.send("b")
    taps.send()
    #expect(recorder.values == ["a", "b"])
  }

  @Test func immediateValueOfTheOtherIsUsedForAllValues() {
    let recorder = Recorder<Int, Never>()
    [1, 2].publisher.withLatestFrom(Just(5)) { $0 * 10 + $1 }.subscribe(recorder)
    #expect(recorder.values == [15, 25])
    #expect(recorder.story == "svv.")
  }

  // MARK: Demand

  @Test func withoutDemandOnlyTheOtherIsRequested() {
    let recorder = subscribe(.none)
    #expect(recorder.story == "s")
    #expect(source.requests == [])
    #expect(other.requests == [.unlimited])
  }

  @Test func demandIsRequestedFromTheUpstream() {
    let recorder = subscribe(.max(3))
    recorder.onValue = { $0 == 11 ? .max(4) : .none }
    recorder.request(.max(2))
    #expect(source.requests == [.max(3), .max(2)])
    other.send(1)
    source.send(1)
    #expect(source.requests == [.max(3), .max(2), .max(4)])
    #expect(other.requests == [.unlimited])
  }

  @Test func droppedValueIsReplacedByDemandForAnother() {
    let recorder = subscribe(.max(2))
    source.send(1)
    source.send(2)
    #expect(source.requests == [.max(2), .max(1), .max(1)])
    other.send(1)
    source.send(3)
    source.send(4)
    #expect(recorder.values == [31, 41])
    #expect(source.requests == [.max(2), .max(1), .max(1)])
  }

  @Test func unlimitedDemandIsNotIncreasedForDroppedValues() {
    let recorder = subscribe()
    source.send(1)
    #expect(source.requests == [.unlimited])
    #expect(recorder.story == "s")
  }

  @Test func valuesBeyondTheDemandAreDropped() {
    let recorder = subscribe(.max(1))
    other.send(1)
    for value in 1...3 { source.send(value) }
    #expect(recorder.values == [11])
    recorder.request(.max(1))
    #expect(recorder.values == [11])
    source.send(4)
    #expect(recorder.values == [11, 41])
  }

  @Test func longChainsOfValuesDoNotOverflowTheStack() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.onValue = { _ in .max(1) }
    (1...20_000).publisher.withLatestFrom(Just(0)) { $0 + $1 }.subscribe(recorder)
    #expect(recorder.values.count == 20_000)
    #expect(recorder.story.last == ".")
  }

  // MARK: Completion

  @Test func latestValueOfAFinishedOtherIsUsed() {
    let recorder = subscribe()
    other.send(1)
    other.send(completion: .finished)
    source.send(1)
    #expect(recorder.values == [11])
    #expect(source.cancellations == 0)
  }

  @Test func otherThatFinishesWithoutAValueDoesNotFinish() {
    let recorder = subscribe(.max(1))
    other.send(completion: .finished)
    source.send(1)
    #expect(recorder.story == "s")
    source.send(completion: .finished)
    #expect(recorder.story == "s.")
  }

  @Test func completionOfTheUpstreamCompletesAndCancelsTheOther() {
    let recorder = subscribe(.none)
    source.send(completion: .finished)
    #expect(recorder.story == "s.")
    #expect(other.cancellations == 1)
    #expect(source.cancellations == 0)
    other.send(1)
    other.send(completion: .failure(.first))
    #expect(recorder.story == "s.")
  }

  @Test func failureOfTheOtherFailsAndCancelsTheUpstream() {
    let recorder = subscribe(.none)
    other.send(completion: .failure(.second))
    source.send(completion: .failure(.first))
    #expect(recorder.story == "s!")
    #expect(source.cancellations == 1)
    #expect(other.cancellations == 0)
  }

  @Test func failureOfTheUpstreamFailsAndCancelsTheOther() {
    let recorder = subscribe()
    other.send(1)
    source.send(completion: .failure(.first))
    #expect(recorder.story == "s!")
    #expect(other.cancellations == 1)
  }

  @Test func immediateFailureOfTheOtherDoesNotSubscribeToTheUpstream() {
    let recorder = Recorder<Int, Oops>(.none)
    source.withLatestFrom(Fail<Int, Oops>(error: .first)).subscribe(recorder)
    #expect(recorder.story == "s!")
    #expect(source.subscribers == 0)
  }
}
