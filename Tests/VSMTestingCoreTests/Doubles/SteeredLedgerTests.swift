import CombineShim
import Testing

@testable import VSMTestingCore

/// The objects that a double retains, and for how long.
@MainActor
@Suite struct SteeredLedgerTests {
  private final class Input: Sendable {}

  enum End: CaseIterable {
    case answered, cancelled, cancelledInVain, pending
  }

  /// Weak references to the objects that must be released.
  @MainActor private final class Trace {
    private weak var double: Steered<Input, String>?
    private weak var ledger: SteeredLedger<Input, String>?
    private weak var input: Input?

    func follow(_ double: Steered<Input, String>, _ input: Input) {
      (self.double, ledger, self.input) = (double, double.ledger, input)
    }

    /// The objects that are still retained, after all pending jobs have run.
    var alive: [String] {
      get async {
        await passTurns()
        return [
          double.map { _ in "the double" }, ledger.map { _ in "the ledger" }, input.map { _ in "the input" },
        ].compactMap(\.self)
      }
    }
  }

  private func makeDouble(for end: End) -> Steered<Input, String> {
    Steered("load", ignoresCancellation: end == .cancelledInVain)
  }

  private func bring(_ load: Steered<Input, String>, to end: End, cancel: () -> Void) {
    switch end {
    case .answered: load.succeed(with: "loaded")
    case .cancelled, .cancelledInVain: cancel()
    case .pending: break
    }
  }

  @Test(arguments: End.allCases) func calledFunctionIsReleasedWithItsInputs(end: End) async {
    let trace = Trace()
    do {
      let load = makeDouble(for: end)
      let input = Input()
      trace.follow(load, input)
      let call = Task { [function = load.function] in _ = try? await function(input) }
      await passTurns()
      bring(load, to: end) { call.cancel() }
    }
    #expect(await trace.alive == [])
  }

  @Test(arguments: [End.answered, .cancelled]) func calledDoubleIsReleasedWithItsInputs(end: End) async {
    let trace = Trace()
    do {
      let load = makeDouble(for: end)
      let input = Input()
      trace.follow(load, input)
      let call = Task { _ = try? await load(input) }
      await passTurns()
      bring(load, to: end) { call.cancel() }
    }
    #expect(await trace.alive == [])
  }

  @Test(arguments: End.allCases) func publisherIsReleasedWithItsInputs(end: End) async {
    let trace = Trace()
    do {
      let load = makeDouble(for: end)
      let input = Input()
      trace.follow(load, input)
      let subscription = load.publisher(input).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      bring(load, to: end) { subscription.cancel() }
    }
    #expect(await trace.alive == [])
  }

  @Test(arguments: End.allCases) func streamIsReleasedWithItsInputs(end: End) async {
    let trace = Trace()
    do {
      let load = makeDouble(for: end)
      let input = Input()
      trace.follow(load, input)
      let stream = load.streamWithoutFailure(input)
      let iteration = Task { for await _ in stream {} }
      await passTurns()
      bring(load, to: end) { iteration.cancel() }
    }
    #expect(await trace.alive == [])
  }

  /// A subscriber that retains its subscription and another object.
  private final class Keeping: Subscriber {
    typealias Failure = any Error
    let token: Input
    var subscription: (any Subscription)?
    init(_ token: Input) { self.token = token }
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: String) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<any Error>) {}
  }

  @Test(arguments: [true, false]) func subscriberThatCancelsBeforeRequestingIsReleased(inVain: Bool) {
    weak var token: Input?
    let load = makeDouble(for: inVain ? .cancelledInVain : .cancelled)
    do {
      let input = Input()
      token = input
      let subscriber = Keeping(input)
      load.publisher(Input()).subscribe(subscriber)
      load.succeed(with: "loaded")
      subscriber.subscription?.cancel()
    }
    #expect(token == nil)
  }

  @Test func callOfAReleasedDoubleCannotBeAnswered() async throws {
    var load: Steered<Int, String>? = Steered("load")
    weak let double = load
    let answer = Task { [function = load!.function] in try await function(7) }
    await passTurns()
    let call = try #require(load?.pendingCalls.first)
    load = nil
    #expect(double == nil)
    await #expect(throws: CancellationError.self) { try await answer.value }
    let failures = TestFailure.recorded { call.answer(.success("late")) }
    #expect(
      failures.map(\.message) == [
        "Call 1 of load waits for no answer. Its double has been released, which ends every pending call."
      ])
    #expect(call.input == 7)
  }

  @Test func functionOfAReleasedDoubleThrowsCancellationError() async {
    let function = Steered<Int, String>("load").function
    await #expect(throws: CancellationError.self) { try await function(7) }
  }

  @Test func publisherOfAReleasedDoubleFails() {
    let publisher = Steered<Int, String>("load").publisher(7)
    var events: [String] = []
    let subscription = publisher.handleEvents(receiveSubscription: { _ in events.append("subscription") }).sink {
      if case .failure(let error) = $0 { events.append("\(type(of: error))") }
    } receiveValue: {
      events.append($0)
    }
    #expect(events == ["subscription", "CancellationError"])
    subscription.cancel()
  }
}
