import CombineShim
import Testing

struct DematerializeTests {
  typealias Event = Subscribers.Event<Int, Oops>

  let events = PassthroughSubject<Event, Never>()

  func subscribe(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Int, Oops> {
    let recorder = Recorder<Int, Oops>(demand)
    events.dematerialize().subscribe(recorder)
    return recorder
  }

  @Test(arguments: [Subscribers.Completion<Oops>.finished, .failure(.first)])
  func reversesMaterialize(_ completion: Subscribers.Completion<Oops>) {
    let upstream = Upstream<Int>()
    let recorder = Recorder<Int, Oops>(.max(2))
    upstream.materialize().dematerialize().subscribe(recorder)
    upstream.send(1)
    upstream.send(2)
    #expect(recorder.story == "svv")
    // As without the two operators, the completion needs no demand.
    upstream.send(completion: completion)
    #expect(recorder.values == [1, 2])
    #expect(recorder.story == (completion == .finished ? "svv." : "svv!"))
  }

  @Test func completionEventCancelsTheUpstream() {
    var cancellations = 0
    let recorder = Recorder<Int, Oops>()
    events.handleEvents(receiveCancel: { cancellations += 1 }).dematerialize().subscribe(recorder)
    events.send(.value(1))
    events.send(.failure(.first))
    #expect(cancellations == 1)
    events.send(.value(2))
    events.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.story == "sv!")
  }

  @Test func finishesWithTheUpstreamWithoutACompletionEvent() {
    let recorder = subscribe(.none)
    events.send(completion: .finished)
    #expect(recorder.story == "s.")
  }

  @Test func oneEventIsRequestedInAdvanceAndItsValueWaitsForDemand() {
    var requests: [Subscribers.Demand] = []
    let recorder = Recorder<Int, Oops>(.none)
    events.handleEvents(receiveRequest: { requests.append($0) }).dematerialize().subscribe(recorder)
    #expect(requests == [.max(1)])
    events.send(.value(1))
    #expect(recorder.story == "s")
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    #expect(requests == [.max(1), .max(1)])
    recorder.request(.unlimited)
    #expect(requests == [.max(1), .max(1), .unlimited])
  }

  @Test func cancelingCancelsTheUpstream() {
    var cancellations = 0
    let recorder = Recorder<Int, Oops>()
    events.handleEvents(receiveCancel: { cancellations += 1 }).dematerialize().subscribe(recorder)
    recorder.cancel()
    recorder.cancel()
    events.send(.value(1))
    #expect(cancellations == 1)
    #expect(recorder.story == "s")
  }

  @Test func cancelingInReceiveSubscriptionDoesNotSubscribe() {
    var subscriptions = 0
    let recorder = Recorder<Int, Oops>(.none)
    recorder.onSubscription = { $0.cancel() }
    events.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).dematerialize().subscribe(recorder)
    #expect(subscriptions == 0)
  }

  @Test func eventSentDuringADeliveryFollowsIt() {
    let recorder = Recorder<Int, Oops>()
    recorder.onValue = { [events] in
      if $0 == 1 {
        events.send(.value(2))
        events.send(.finished)
      }
      return .none
    }
    events.dematerialize().subscribe(recorder)
    events.send(.value(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.story == "svv.")
    #expect(!recorder.overlapped)
  }

  @Test(arguments: [true, false])
  func nothingIsRetainedAfterwards(_ isCancelled: Bool) {
    weak var downstream: Recorder<Int, Oops>?
    do {
      let recorder = subscribe()
      downstream = recorder
      if isCancelled { recorder.cancel() } else { events.send(.finished) }
      recorder.forget()
    }
    #expect(downstream == nil)
  }

  @Test func valuesAndFailuresCanBeSeparated() async {
    let values = Recorder<Int, Never>()
    let failures = Recorder<Oops, Never>()
    let saves = PassthroughSubject<Int, Never>()
    let results = saves.flatMapLatest { number in
      (number < 0
        ? Fail<Int, Oops>(error: .first).eraseToAnyPublisher()
        : Just(number).setFailureType(to: Oops.self).eraseToAnyPublisher())
        .materialize()
    }
    results.values().subscribe(values)
    results.failures().subscribe(failures)
    for number in [1, -1, 2] { saves.send(number) }
    #expect(values.values == [1, 2])
    #expect(failures.values == [.first])
    saves.send(completion: .finished)
    #expect(values.story == "svv.")
    #expect(failures.story == "sv.")
    // Combine's asynchronous sequence with the same name is still accessible.
    var all: [Event] = []
    for await event in [3].publisher.setFailureType(to: Oops.self).materialize().values { all.append(event) }
    #expect(all == [.value(3), .finished])
  }
}
