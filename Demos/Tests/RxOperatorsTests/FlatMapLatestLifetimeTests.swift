import CombineShim
import RxOperators
import Testing

/// Cancellation, release, reentrancy and threads.
struct FlatMapLatestLifetimeTests {
  let outer = Upstream<Int>()
  let inners = (0..<3).map { _ in Upstream<Int>() }

  func subscribe(_ recorder: Recorder<Int, Oops>) {
    outer.flatMapLatest { [inners] in inners[$0] }.subscribe(recorder)
  }

  @Test func cancelingCancelsOuterAndInnerOnce() {
    let recorder = Recorder<Int, Oops>()
    var made = 0
    outer
      .flatMapLatest { [inners] in
        made += 1
        return inners[$0]
      }
      .subscribe(recorder)
    outer.send(0)
    recorder.cancel()
    recorder.cancel()
    inners[0].send(1)
    outer.send(1)
    #expect(recorder.story == "s")
    #expect(outer.cancellations == 1)
    #expect(inners[0].cancellations == 1)
    #expect(made == 1)
  }

  @Test func cancelingInReceiveSubscriptionDoesNotSubscribeToTheOuter() {
    let recorder = Recorder<Int, Oops>(.none)
    recorder.onSubscription = { $0.cancel() }
    subscribe(recorder)
    #expect(outer.subscribers == 0)
  }

  @Test func cancelingDuringTheReplacementOfAnInnerSubscribesToNoNewOne() {
    let recorder = Recorder<Int, Oops>()
    let first = Upstream<Int>()
    outer
      .flatMapLatest { [inners] number -> AnyPublisher<Int, Oops> in
        guard number == 0 else { return inners[number].eraseToAnyPublisher() }
        return first.handleEvents(receiveCancel: { [unowned recorder] in recorder.cancel() }).eraseToAnyPublisher()
      }
      .subscribe(recorder)
    outer.send(0)
    outer.send(1)
    #expect(first.cancellations == 1)
    #expect(inners[1].subscribers == 0)
  }

  @Test func cancelingDuringADeliveryStopsAnEndlessInner() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] in
      if $0 == 3 { recorder.cancel() }
      return .none
    }
    Just(1).flatMapLatest { ($0...).publisher }.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func demandReturnedDuringAReplacementIsRequestedFromTheNewInner() {
    let recorder = Recorder<Int, Oops>(.max(1))
    recorder.onValue = { [outer] in
      if $0 == 1 { outer.send(1) }
      return .max(1)
    }
    subscribe(recorder)
    outer.send(0)
    inners[0].send(1)
    #expect(inners[1].requests.reduce(.none, +) == .max(1))
    #expect(inners[0].requests.reduce(.none, +) == .max(1))
    inners[1].send(2)
    #expect(recorder.values == [1, 2])
  }

  @Test func undeliveredValuesOfAReplacedInnerAreDropped() {
    let recorder = Recorder<Int, Oops>()
    recorder.onValue = { [outer, inners] in
      if $0 == 1 {
        inners[0].send(2)
        outer.send(1)
        inners[1].send(3)
      }
      return .none
    }
    subscribe(recorder)
    outer.send(0)
    inners[0].send(1)
    #expect(recorder.values == [1, 3])
    #expect(!recorder.overlapped)
  }

  @Test(arguments: ["cancel", "end", "failure of the outer", "failure of the inner"])
  func nothingIsRetainedAfterwards(_ ending: String) {
    let (outer, inner) = (Upstream<Int>(), Upstream<AnyCancellable>())
    weak var downstream: Recorder<AnyCancellable, Oops>?
    do {
      let recorder = Recorder<AnyCancellable, Oops>()
      outer.flatMapLatest { _ in inner }.subscribe(recorder)
      downstream = recorder
      outer.send(0)
      inner.send(AnyCancellable {})
      #expect(recorder.values.count == 1)
      switch ending {
      case "cancel": recorder.cancel()
      case "end":
        outer.send(completion: .finished)
        inner.send(completion: .finished)
      case "failure of the outer": outer.send(completion: .failure(.first))
      default: inner.send(completion: .failure(.first))
      }
      recorder.forget()
    }
    #expect(downstream == nil)
  }

  @Test func replacedInnerIsReleased() {
    weak var old: Upstream<Int>?
    let recorder = Recorder<Int, Oops>()
    do {
      let inner = Upstream<Int>()
      old = inner
      var next: Upstream<Int>? = inner
      outer.flatMapLatest { [inners] _ in next.take() ?? inners[0] }.subscribe(recorder)
      outer.send(0)
      inner.forget()
    }
    #expect(old != nil)
    outer.send(1)
    #expect(old == nil)
  }

  @Test func noValueOfAReplacedInnerFollowsANewerOne() {
    for _ in 0..<20 {
      let count = 100
      let outer = PassthroughSubject<Int, Never>()
      let inners = (0..<count).map { _ in PassthroughSubject<Int, Never>() }
      let recorder = Recorder<Int, Never>()
      outer.flatMapLatest { inners[$0] }.subscribe(recorder)
      concurrently(4) { thread in
        for number in 0..<count {
          if thread == 0 { outer.send(number) }
          for _ in 0..<5 { inners[number].send(number) }
        }
        if thread == 0 { outer.send(completion: .finished) }
      }
      inners[count - 1].send(count)
      inners[count - 1].send(completion: .finished)
      #expect(recorder.values == recorder.values.sorted())
      #expect(recorder.values.last == count)
      #expect(recorder.story.filter { $0 == "." }.count == 1)
      #expect(recorder.story.last == ".")
      #expect(!recorder.overlapped)
    }
  }

  @Test func concurrentFailuresAndCancellationAreAtMostOneCompletion() {
    for round in 0..<300 {
      let outer = CurrentValueSubject<Int, Oops>(0)
      let inner = PassthroughSubject<Int, Oops>()
      let recorder = Recorder<Int, Oops>()
      outer.flatMapLatest { _ in inner }.subscribe(recorder)
      concurrently(3) { thread in
        switch thread {
        case 0:
          outer.send(1)
          outer.send(completion: .failure(.first))
        case 1:
          for number in 0..<20 { inner.send(number) }
          inner.send(completion: .failure(.second))
        default: if round.isMultiple(of: 2) { recorder.cancel() }
        }
      }
      let ends = recorder.story.filter { $0 == "!" }.count
      #expect(round.isMultiple(of: 2) ? ends <= 1 : ends == 1)
      if ends == 1 { #expect(recorder.story.last == "!") }
      #expect(!recorder.overlapped)
    }
  }
}
