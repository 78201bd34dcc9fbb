import CombineShim
import RxOperators
import Testing

struct FlatMapLatestTests {
  let outer = Upstream<Int>()
  let inners = (0..<3).map { _ in Upstream<Int>() }

  func subscribe(_ recorder: Recorder<Int, Oops>) {
    outer.flatMapLatest { [inners] in inners[$0] }.subscribe(recorder)
  }

  func subscribe(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Oops> {
    let recorder = Recorder<Int, Oops>(demand)
    subscribe(recorder)
    return recorder
  }

  @Test func onlyTheNewestInnerIsRepublished() {
    let recorder = subscribe()
    outer.send(0)
    inners[0].send(1)
    outer.send(1)
    #expect(inners[0].cancellations == 1)
    inners[0].send(2)
    inners[1].send(3)
    inners[0].send(completion: .failure(.first))
    inners[0].send(completion: .finished)
    inners[1].send(4)
    #expect(recorder.values == [1, 3, 4])
    #expect(recorder.story == "svvv")
    #expect(inners[1].cancellations == 0)
  }

  @Test func previousInnerIsCanceledBeforeTheNextSubscription() {
    var log: [String] = []
    func inner(_ name: String) -> some Publisher<Int, Never> {
      Empty<Int, Never>(completeImmediately: false).handleEvents(
        receiveSubscription: { _ in log.append("subscribe \(name)") }, receiveCancel: { log.append("cancel \(name)") })
    }
    let recorder = Recorder<Int, Never>()
    ["a", "b"].publisher.flatMapLatest { inner($0) }.subscribe(recorder)
    #expect(log == ["subscribe a", "cancel a", "subscribe b"])
  }

  @Test func synchronousInnersAreRepublishedInOrder() {
    let recorder = Recorder<Int, Never>()
    [1, 2].publisher.flatMapLatest { [$0 * 10, $0 * 10 + 1].publisher }.subscribe(recorder)
    #expect(recorder.values == [10, 11, 20, 21])
    #expect(recorder.story == "svvvv.")
  }

  @Test func neverFailingAndFailingPublishersCanBeMixed() {
    let one = Recorder<Int, Oops>()
    Just(1).flatMapLatest { Fail<Int, Oops>(error: $0 == 1 ? .first : .second) }.subscribe(one)
    #expect(one.story == "s!")
    let two = Recorder<Int, Oops>()
    outer.flatMapLatest { Just($0 + 1) }.subscribe(two)
    outer.send(1)
    outer.send(completion: .failure(.second))
    #expect(two.values == [2])
    #expect(two.story == "sv!")
  }

  // MARK: Completion

  @Test func finishesWhenOuterAndLastInnerHaveFinished() {
    let recorder = subscribe()
    outer.send(0)
    inners[0].send(completion: .finished)
    outer.send(1)
    outer.send(completion: .finished)
    inners[1].send(1)
    #expect(recorder.story == "sv")
    #expect(inners[1].cancellations == 0)
    inners[1].send(completion: .finished)
    #expect(recorder.story == "sv.")
  }

  @Test func finishesWithTheOuterIfNoInnerIsActive() {
    let never = subscribe(.none)
    outer.send(completion: .finished)
    #expect(never.story == "s.")
    let once = subscribe()
    outer.send(0)
    inners[0].send(completion: .finished)
    #expect(once.story == "s")
    outer.send(completion: .finished)
    #expect(once.story == "s.")
  }

  @Test func outerFailureEndsImmediatelyAndCancelsTheInner() {
    let recorder = subscribe()
    outer.send(0)
    outer.send(completion: .failure(.first))
    inners[0].send(1)
    inners[0].send(completion: .failure(.second))
    #expect(recorder.story == "s!")
    #expect(inners[0].cancellations == 1)
    #expect(outer.cancellations == 0)
  }

  @Test func innerFailureEndsImmediatelyAndCancelsTheOuter() {
    let recorder = subscribe(.none)
    outer.send(0)
    inners[0].send(completion: .failure(.first))
    outer.send(1)
    #expect(recorder.story == "s!")
    #expect(outer.cancellations == 1)
    #expect(inners[1].subscribers == 0)
  }

  @Test func valuesAfterTheOuterHasFinishedAreIgnored() {
    let recorder = subscribe()
    outer.send(0)
    outer.send(completion: .finished)
    outer.send(1)
    inners[0].send(1)
    #expect(recorder.values == [1])
    #expect(inners[1].subscribers == 0)
  }

  // MARK: Demand

  @Test func unlimitedDemandIsRequestedFromTheOuterAndActualDemandFromTheInner() {
    let recorder = subscribe(.none)
    outer.send(0)
    #expect(outer.requests == [.unlimited])
    #expect(inners[0].requests == [])
    recorder.request(.max(2))
    #expect(inners[0].requests == [.max(2)])
  }

  @Test func remainingDemandIsRequestedFromTheNextInner() {
    let recorder = subscribe(.max(3))
    recorder.onValue = { $0 == 2 ? .max(5) : .none }
    outer.send(0)
    #expect(inners[0].requests == [.max(3)])
    inners[0].send(1)
    outer.send(1)
    #expect(inners[1].requests == [.max(2)])
    inners[1].send(2)
    #expect(inners[1].requests == [.max(2), .max(5)])
    outer.send(2)
    #expect(inners[2].requests == [.max(6)])
    for value in 3...20 { inners[2].send(value) }
    #expect(recorder.values == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func longChainsOfValuesDoNotOverflowTheStack() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.onValue = { _ in .max(1) }
    Just(1).flatMapLatest { (1...20_000).publisher.map(\.self).prefix(20_000 * $0) }.subscribe(recorder)
    #expect(recorder.values.count == 20_000)
    #expect(recorder.story.last == ".")
  }
}
