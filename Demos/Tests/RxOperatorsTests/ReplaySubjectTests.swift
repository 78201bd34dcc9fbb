import CombineShim
import RxOperators
import Testing

struct ReplaySubjectTests {
  func subscribe(_ subject: ReplaySubject<Int, Oops>, _ demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Oops>
  {
    let recorder = Recorder<Int, Oops>(demand)
    subject.subscribe(recorder)
    return recorder
  }

  @Test func lateSubscriberReceivesTheNewestValuesThenLaterOnes() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 2)
    let early = subscribe(subject)
    for value in 1...3 { subject.send(value) }
    let late = subscribe(subject)
    subject.send(4)
    #expect(early.values == [1, 2, 3, 4])
    #expect(late.values == [2, 3, 4])
  }

  @Test func emptyBufferReplaysNothing() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 0)
    subject.send(1)
    let recorder = subscribe(subject, .max(1))
    #expect(recorder.story == "s")
    subject.send(2)
    subject.send(3)
    recorder.request(.max(1))
    #expect(recorder.values == [2])
    subject.send(4)
    #expect(recorder.values == [2, 4])
  }

  @Test func unlimitedBufferStoresAllValues() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: .max)
    for value in 0..<300 { subject.send(value) }
    #expect(subscribe(subject).values == Array(0..<300))
  }

  @Test(arguments: [Subscribers.Completion<Oops>.finished, .failure(.second)])
  func subscriberAfterCompletionReceivesStoredValuesAndCompletion(_ completion: Subscribers.Completion<Oops>) {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 2)
    let early = subscribe(subject)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: completion)
    subject.send(4)
    subject.send(completion: .failure(.first))
    let late = subscribe(subject)
    #expect(early.values == [1, 2, 3])
    #expect(late.values == [2, 3])
    #expect(early.story == (completion == .finished ? "svvv." : "svvv!"))
    #expect(late.story == (completion == .finished ? "svv." : "svv!"))
    #expect(late.completion == completion)
  }

  // MARK: Demand

  @Test func eachSubscriberReceivesValuesAccordingToItsDemand() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 3)
    let one = subscribe(subject, .max(1))
    let two = subscribe(subject, .none)
    for value in 1...3 { subject.send(value) }
    #expect(one.values == [1])
    #expect(two.values == [])
    one.request(.max(1))
    two.request(.max(2))
    #expect(one.values == [1, 2])
    #expect(two.values == [1, 2])
    one.request(.max(5))
    #expect(one.values == [1, 2, 3])
    subject.send(4)
    #expect(one.values == [1, 2, 3, 4])
  }

  @Test func newestValuesWithoutDemandAreKept() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 2)
    let recorder = subscribe(subject, .max(1))
    for value in 1...5 { subject.send(value) }
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 4, 5])
  }

  @Test func requestedValuesAreNotDroppedDuringADelivery() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 1)
    let recorder = Recorder<Int, Oops>(.max(3))
    recorder.onValue = {
      if $0 == 1 { for value in 2...6 { subject.send(value) } }
      return .none
    }
    subject.subscribe(recorder)
    subject.send(1)
    #expect(recorder.values == [1, 2, 3])
    recorder.request(.unlimited)
    #expect(recorder.values == [1, 2, 3, 6])
  }

  @Test(arguments: [Subscribers.Completion<Oops>.finished, .failure(.second)])
  func completionFollowsKeptValues(_ completion: Subscribers.Completion<Oops>) {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 2)
    let (early, idle) = (subscribe(subject, .none), subscribe(subject, .none))
    subject.send(1)
    subject.send(2)
    subject.send(completion: completion)
    let late = subscribe(subject, .none)
    for recorder in [early, late] {
      recorder.request(.max(1))
      #expect(recorder.story == "sv")
      recorder.request(.max(1))
      #expect(recorder.values == [1, 2])
      #expect(recorder.story == (completion == .finished ? "svv." : "svv!"))
    }
    #expect(idle.story == "s")
  }

  @Test func completionWithoutKeptValuesNeedsNoDemand() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 1)
    let early = subscribe(subject, .none)
    subject.send(completion: .finished)
    #expect(early.story == "s.")
    #expect(subscribe(subject, .none).story == "s.")
  }

  @Test func returnedDemandIsCounted() {
    let subject = ReplaySubject<Int, Oops>(bufferSize: 5)
    for value in 1...5 { subject.send(value) }
    let recorder = Recorder<Int, Oops>(.max(1))
    recorder.onValue = { $0 < 3 ? .max(1) : .none }
    subject.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
  }

  // MARK: As a subscriber

  @Test func requestsUnlimitedValuesAndReleasesItsUpstreamOnCompletion() {
    let upstream = Upstream<Int>()
    let subject = ReplaySubject<Int, Oops>(bufferSize: 1)
    let connection = upstream.subscribe(subject)
    #expect(upstream.requests == [.unlimited])
    upstream.send(1)
    #expect(subscribe(subject).values == [1])
    connection.cancel()
    #expect(upstream.cancellations == 1)
    subject.send(completion: .finished)
    let later = Upstream<Int>()
    _ = later.subscribe(subject)
    #expect(later.requests == [])
    #expect(later.cancellations > 0)
  }
}
