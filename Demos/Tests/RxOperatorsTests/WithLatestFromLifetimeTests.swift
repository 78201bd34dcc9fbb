import CombineShim
import RxOperators
import Testing

/// Cancellation, release, reentrancy and threads.
struct WithLatestFromLifetimeTests {
  @Test func cancelingCancelsBothUpstreamsOnce() {
    let (source, other) = (Upstream<Int>(), Upstream<Int>())
    let recorder = Recorder<Int, Oops>()
    source.withLatestFrom(other).subscribe(recorder)
    other.send(1)
    recorder.cancel()
    recorder.cancel()
    source.send(1)
    source.send(completion: .failure(.first))
    #expect(recorder.story == "s")
    #expect(source.cancellations == 1)
    #expect(other.cancellations == 1)
  }

  @Test func cancelingInReceiveSubscriptionDoesNotSubscribe() {
    let (source, other) = (Upstream<Int>(), Upstream<Int>())
    let recorder = Recorder<Int, Oops>(.none)
    recorder.onSubscription = { $0.cancel() }
    source.withLatestFrom(other).subscribe(recorder)
    #expect(source.subscribers == 0)
    #expect(other.subscribers == 0)
  }

  @Test func cancelingDuringADeliveryStopsAnEndlessUpstream() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] in
      if $0 == 3 { recorder.cancel() }
      return .max(1)
    }
    (1...).publisher.withLatestFrom(Just(0)) { $0 + $1 }.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func valueSentDuringADeliveryFollowsIt() {
    let (source, other) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let recorder = Recorder<Int, Oops>()
    recorder.onValue = { [source, other] in
      if $0 == 11 {
        source.send(2)
        other.send(2)
        source.send(3)
        source.send(completion: .finished)
      }
      return .none
    }
    source.withLatestFrom(other) { $0 * 10 + $1 }.subscribe(recorder)
    other.send(1)
    source.send(1)
    #expect(recorder.values == [11, 21, 32])
    #expect(recorder.story == "svvv.")
    #expect(!recorder.overlapped)
  }

  @Test(arguments: ["cancel", "end", "failure", "failure of the other"])
  func nothingIsRetainedAfterwards(_ ending: String) {
    let (source, other) = (Upstream<AnyCancellable>(), Upstream<AnyCancellable>())
    weak var downstream: Recorder<AnyCancellable, Oops>?
    weak var latest: AnyCancellable?
    do {
      let recorder = Recorder<AnyCancellable, Oops>()
      source.withLatestFrom(other).subscribe(recorder)
      let token = AnyCancellable {}
      (downstream, latest) = (recorder, token)
      other.send(token)
      source.send(AnyCancellable {})
      #expect(recorder.values.count == 1)
      switch ending {
      case "cancel": recorder.cancel()
      case "end": source.send(completion: .finished)
      case "failure": source.send(completion: .failure(.first))
      default: other.send(completion: .failure(.first))
      }
      recorder.forget()
    }
    #expect(downstream == nil)
    #expect(latest == nil)
  }

  @Test func replacedLatestValueIsReleasedAndCanSendValues() {
    let (source, other) = (Upstream<Int>(), Upstream<AnyCancellable>())
    let recorder = Recorder<Int, Oops>()
    source.withLatestFrom(other) { number, _ in number }.subscribe(recorder)
    other.send(AnyCancellable { source.send(7) })
    other.send(AnyCancellable {})
    #expect(recorder.values == [7])
  }

  @Test func valuesFromManyThreadsAreDeliveredOneAtATime() {
    let perThread = 3_000
    let source = PassthroughSubject<Int, Oops>()
    let other = CurrentValueSubject<Int, Oops>(0)
    let recorder = Recorder<(Int, Int), Oops>()
    source.withLatestFrom(other) { ($0, $1) }.subscribe(recorder)
    concurrently(3) { thread in
      for number in 1...perThread {
        if thread == 0 { other.send(number) } else { source.send(thread) }
      }
    }
    source.send(3)
    #expect(recorder.values.count == 2 * perThread + 1)
    let latest = recorder.values.map(\.1)
    #expect(latest == latest.sorted())
    #expect(latest.last == perThread)
    #expect(!recorder.overlapped)
  }

  @Test func concurrentCompletionsAreOneCompletion() {
    for round in 0..<300 {
      let (source, other) = (PassthroughSubject<Int, Oops>(), CurrentValueSubject<Int, Oops>(0))
      let recorder = Recorder<Int, Oops>()
      source.withLatestFrom(other).subscribe(recorder)
      concurrently(3) { thread in
        switch thread {
        case 0:
          for number in 0..<20 { source.send(number) }
          source.send(completion: .finished)
        case 1: other.send(completion: .failure(.first))
        default: if round.isMultiple(of: 2) { recorder.cancel() }
        }
      }
      let ends = recorder.story.filter { $0 == "!" || $0 == "." }
      #expect(ends.count <= 1)
      if ends.count == 1 { #expect(recorder.story.hasSuffix(ends)) }
      if !round.isMultiple(of: 2) { #expect(ends.count == 1) }
      #expect(!recorder.overlapped)
    }
  }
}
