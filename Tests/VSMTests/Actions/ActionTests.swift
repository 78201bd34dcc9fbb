import CombineShim
import Testing

@testable import VSM

@MainActor
struct StateActionTests {
  @Test func stateIsAppliedImmediately() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(.at(1))
    #expect(container.state == .at(1))
  }

  @Test func equalStatesAreAnnounced() {
    let container = StateContainer<Step>(state: .initial)
    var count = 0
    let subscription = container.didSetPublisher.dropFirst().sink { _ in count += 1 }
    container.observe(.initial)
    container.observe(.initial)
    #expect(count == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func functionIsCalledOnce() {
    let container = StateContainer<Step>(state: .initial)
    var calls = 0
    container.observe { () -> Step in
      calls += 1
      return .at(calls)
    }
    #expect(container.state == .at(1))
  }
}

@MainActor
struct AsyncActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func actionStartsBeforeObserveReturns() async {
    let gate = Gate()
    var hasStarted = false
    container.observe {
      hasStarted = true
      await gate.pass()
      return .at(1)
    }
    #expect(hasStarted)
    #expect(container.state == .initial)
    var states = container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    gate.open()
    #expect(await states.next() == .at(1))
  }

  @Test func finishedActionIsReleased() async {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    let gate = Gate()
    container.observe { [token] in
      await gate.pass()
      return token == nil ? .initial : .at(1)
    }
    token = nil
    #expect(weakToken != nil)
    var states = container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    gate.open()
    #expect(await states.next() == .at(1))
    await passTurn()
    #expect(weakToken == nil)
    #expect(!container.running.isRunning)
  }

  @Test func synchronouslyFinishedActionIsReleased() {
    container.observe { await immediately(.at(1)) }
    #expect(container.state == .at(1))
    #expect(!container.running.isRunning)
  }

  @Test func supersededActionIsCanceledAndItsStateIgnored() async {
    let gate = Gate()
    let done = Gate()
    var wasCancelled = false
    container.observe {
      await gate.pass()
      wasCancelled = Task.isCancelled
      Task { await done.pass() }
      return .at(1)
    }
    container.observe(.loading)
    gate.open()
    await done.arrived()
    await passTurn()
    #expect(wasCancelled)
    #expect(container.state == .loading)
  }

  @Test func actionThatObservesBeforeItsFirstSuspensionIsCanceled() async {
    let gate = Gate()
    let done = Gate()
    var wasCancelled = false
    container.observe { [container] in
      container.observe(.loading)
      await gate.pass()
      wasCancelled = Task.isCancelled
      Task { await done.pass() }
      return .at(1)
    }
    #expect(container.state == .loading)
    #expect(!container.running.isRunning)
    gate.open()
    await done.arrived()
    await passTurn()
    #expect(wasCancelled)
    #expect(container.state == .loading)
  }

  /// Actions of the shapes that have a task, which note before their first suspension whether they are canceled.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: 0..<4) func actionSupersededBeforeItsFirstSuspensionIsCanceledAtOnce(shape: Int) {
    let container = StateContainer<Step>(state: .initial)
    let log = Log<String>()
    func supersede() {
      log.add(Task.isCancelled ? "canceled" : "runs")
      container.observe(.at(9))
      log.add(Task.isCancelled ? "canceled" : "runs")
    }
    switch shape {
    case 0:
      container.observe {
        supersede()
        return await immediately(.at(1))
      }
    case 1: container.observe(StateSequence(.loading) { emit in supersede() })
    case 2:
      container.observe(
        StateSequence {
          Step.loading
          Next {
            supersede()
            return .at(1)
          }
          Next { .at(2) }
        })
    default: container.observe(OneStep(willReturn: supersede))
    }
    #expect(log.entries == ["runs", "canceled"])
    #expect(container.state == .at(9))
  }

  @Test func workOffTheMainActorReturnsToIt() async {
    var states = container.states.makeAsyncIterator()
    container.observe {
      await Task.detached { 7 }.value == 7 ? .at(7) : .initial
    }
    #expect(await states.next() == .initial)
    #expect(await states.next() == .at(7))
  }
}

@MainActor
struct PublisherActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func statesSentOnSubscriptionAreAppliedBeforeObserveReturns() {
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { seen.append($0) }
    container.observe([Step.loading, .at(1)].publisher)
    #expect(seen == [.initial, .loading, .at(1)])
    withExtendedLifetime(subscription) {}
  }

  @Test func statesSentOnTheMainActorAreAppliedImmediately() {
    let subject = PassthroughSubject<Step, Never>()
    container.observe(subject)
    subject.send(.at(1))
    #expect(container.state == .at(1))
    subject.send(.at(2))
    #expect(container.state == .at(2))
  }

  @Test func completedPublisherIsReleased() {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    let subject = PassthroughSubject<Step, Never>()
    container.observe(subject.handleEvents(receiveOutput: { [token] _ in _ = token }))
    token = nil
    subject.send(.at(1))
    #expect(weakToken != nil)
    subject.send(completion: .finished)
    #expect(weakToken == nil)
    #expect(!container.running.isRunning)
    #expect(container.state == .at(1))
  }

  @Test func publisherThatCompletesOnSubscriptionIsReleased() {
    container.observe(Just(.at(1)))
    #expect(!container.running.isRunning)
  }

  @Test func supersededPublisherIsCanceledAndItsStatesIgnored() {
    let subject = PassthroughSubject<Step, Never>()
    var isCancelled = false
    container.observe(subject.handleEvents(receiveCancel: { isCancelled = true }))
    container.observe(.loading)
    #expect(isCancelled)
    subject.send(.at(1))
    #expect(container.state == .loading)
  }

  @Test func demandIsUnlimited() {
    var demand: Subscribers.Demand?
    container.observe(Just(.at(1)).handleEvents(receiveRequest: { demand = $0 }))
    #expect(demand == .unlimited)
  }
}

@MainActor
struct AsyncSequenceActionTests {
  let container = StateContainer<Step>(state: .initial)

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func synchronousStatesAreAppliedBeforeObserveReturns() {
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { seen.append($0) }
    container.observe(Steps([.loading, .at(1)], then: Gate()))
    #expect(seen == [.initial, .loading, .at(1)])
    withExtendedLifetime(subscription) {}
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func finishedSequenceIsReleased() {
    container.observe(Steps([.at(1)]))
    #expect(!container.running.isRunning)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func statesOfASupersededSequenceAreIgnored() async {
    let gate = Gate()
    container.observe(Steps([.at(1)], then: gate))
    container.observe(.loading)
    gate.open()
    await passTurn()
    #expect(container.state == .loading)
  }
}

@MainActor
struct AsyncStreamActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func everyStateOfAStreamIsApplied() async {
    var states = container.states.makeAsyncIterator()
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    container.observe(stream)
    for number in 1...20 { continuation.yield(.at(number)) }
    #expect(await states.next() == .initial)
    for number in 1...20 { #expect(await states.next() == .at(number)) }
  }

  @Test func supersededStreamIsTerminatedAndItsStatesIgnored() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    let ended = Log<Bool>()
    continuation.onTermination = { _ in ended.add(true) }
    container.observe(stream)
    await passTurn()
    container.observe(.loading)
    #expect(ended.entries.count == 1)
    continuation.yield(.at(1))
    await passTurn()
    #expect(container.state == .loading)
  }

  @Test func endlessStreamDoesNotRetainTheContainer() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    let ended = Log<Bool>()
    continuation.onTermination = { _ in ended.add(true) }
    weak var weakContainer: StateContainer<Step>?
    do {
      let container = StateContainer<Step>(state: .initial)
      weakContainer = container
      var states = container.states.makeAsyncIterator()
      container.observe(stream)
      continuation.yield(.at(1))
      #expect(await states.next() == .initial)
      #expect(await states.next() == .at(1))
      await passTurn()
    }
    #expect(weakContainer == nil)
    #expect(ended.entries.count == 1)
  }
}

/// A sequence that calls a closure before it returns its only step.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct OneStep: AsyncSequence, AsyncIteratorProtocol {
  let willReturn: () -> Void
  var hasReturned = false

  func makeAsyncIterator() -> OneStep { self }

  mutating func next() async -> Step? { await next(isolation: nil) }

  mutating func next(isolation actor: isolated (any Actor)?) async -> Step? {
    if hasReturned { return nil }
    willReturn()
    hasReturned = true
    return .at(1)
  }
}
