import CombineShim
import RxOperators
import Testing

/// Cancellation, release, reentrancy and threads.
struct ReplaySubjectLifetimeTests {
  @Test func canceledSubscriberReceivesNothingMore() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 2)
    let (one, two) = (Recorder<Int, Oops>(), Recorder<Int, Oops>())
    subject.subscribe(one)
    subject.subscribe(two)
    subject.send(1)
    one.cancel()
    one.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    #expect(one.story == "sv")
    #expect(two.story == "svv.")
  }

  @Test func cancelingDuringTheReplayStopsIt() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 3)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    let recorder = Recorder<Int, Oops>()
    recorder.onValue = { [unowned recorder] in
      if $0 == 2 { recorder.cancel() }
      return .none
    }
    subject.subscribe(recorder)
    #expect(recorder.values == [1, 2])
    #expect(recorder.story == "svv")
  }

  @Test func valueSentDuringADeliveryFollowsItForAllSubscribers() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 1)
    let (one, two) = (Recorder<Int, Oops>(), Recorder<Int, Oops>())
    one.onValue = {
      if $0 == 1 {
        subject.send(2)
        subject.send(3)
        subject.send(completion: .finished)
      }
      return .none
    }
    subject.subscribe(one)
    subject.subscribe(two)
    subject.send(1)
    for recorder in [one, two] {
      #expect(recorder.values == [1, 2, 3])
      #expect(recorder.story == "svvv.")
      #expect(!recorder.overlapped)
    }
  }

  @Test func valueSentDuringTheReplayFollowsIt() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 2)
    subject.send(1)
    subject.send(2)
    let recorder = Recorder<Int, Oops>()
    recorder.onSubscription = { _ in subject.send(3) }
    recorder.onValue = {
      if $0 == 3 { subject.send(4) }
      return .none
    }
    subject.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func droppedValuesAreReleasedAndCanSendValues() {
    let subject = ReplaySubject<AnyCancellable, Oops>(bufferSize: 1)
    let recorder = Recorder<AnyCancellable, Oops>(.none)
    subject.subscribe(recorder)
    subject.send(AnyCancellable { [weak recorder] in recorder?.request(.max(1)) })
    // It replaces the first token, whose release requests a value.
    subject.send(AnyCancellable {})
    #expect(recorder.values.count == 1)
    subject.send(AnyCancellable { [weak recorder] in recorder?.cancel() })
    subject.send(AnyCancellable {})
    subject.send(AnyCancellable {})
    #expect(recorder.story == "sv")
  }

  @Test(arguments: ["cancel", "end"])
  func subscribersAreReleasedAfterwards(_ ending: String) {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 1)
    weak var downstream: Recorder<Int, Oops>?
    weak var subscription: AnyObject?
    do {
      let recorder = Recorder<Int, Oops>()
      subject.subscribe(recorder)
      downstream = recorder
      subscription = recorder.subscription as AnyObject
      #expect(subscription != nil)
      subject.send(1)
      if ending == "cancel" { recorder.cancel() } else { subject.send(completion: .finished) }
      recorder.forget()
    }
    #expect(downstream == nil)
    #expect(subscription == nil)
  }

  @Test func subjectIsReleasedWithItsLastSubscriberAndCancelsItsUpstream() {
    let upstream = Recorder<Int, Oops>()
    let source = Upstream<Int>()
    source.subscribe(upstream)
    weak var subject: ReplaySubject<Int, Oops>?
    do {
      let strong = ReplaySubject<Int, Oops>(bufferSize: 1)
      subject = strong
      strong.send(subscription: upstream.subscription!)
      let recorder = Recorder<Int, Oops>()
      strong.subscribe(recorder)
      recorder.cancel()
      recorder.forget()
      #expect(source.cancellations == 0)
    }
    #expect(subject == nil)
    #expect(source.cancellations == 1)
  }

  @Test func allSubscribersReceiveTheSameOrder() {
    let (threads, perThread) = (4, 5_000)
    let subject = ReplaySubject<Int, Never>(bufferSize: 10)
    let early = (0..<8).map { _ in Recorder<Int, Never>() }
    for recorder in early { subject.subscribe(recorder) }
    let late = (0..<threads).map { _ in Recorder<Int, Never>() }
    concurrently(threads) { thread in
      for number in 0..<perThread {
        subject.send(thread * perThread + number)
        if number == perThread / 2 { subject.subscribe(late[thread]) }
      }
    }
    subject.send(completion: .finished)
    let order = early[0].values
    #expect(order.sorted() == Array(0..<threads * perThread))
    for recorder in early + late {
      let values = recorder.values
      #expect(values.count >= 10)
      #expect(values == order.suffix(values.count))
      #expect(recorder.story.last == ".")
      #expect(!recorder.overlapped)
    }
  }

  @Test func cancelingFromAnotherThreadStopsDelivery() {
    for _ in 0..<300 {
      let subject = ReplaySubject<Int, Oops>(bufferSize: 3)
      let recorder = Recorder<Int, Oops>(.max(1))
      recorder.onValue = { _ in .max(1) }
      subject.subscribe(recorder)
      concurrently(3) { thread in
        if thread == 0 { recorder.cancel() } else { for number in 0..<50 { subject.send(number) } }
      }
      let count = recorder.values.count
      subject.send(0)
      subject.send(completion: .finished)
      #expect(recorder.values.count == count)
      #expect(recorder.story.last != ".")
      #expect(!recorder.overlapped)
    }
  }
}
