import CombineShim
import Testing

@testable import VSM

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct StatesTests {
  @Test func iterationReturnsTheCurrentStateAndEveryLaterOne() async {
    let container = StateContainer<Step>(state: .initial)
    container.observe(.loading)
    var iterator = container.states.makeAsyncIterator()
    for number in 1...100 { container.observe(.at(number)) }
    #expect(await iterator.next() == .loading)
    for number in 1...100 { #expect(await iterator.next() == .at(number)) }
  }

  @Test func secondTaskWithACopyOfAnIteratorEndsWithAReport() async {
    let container = StateContainer<Step>(state: .initial)
    let reports = Log<String>()
    await Misuse.$reporter.withValue(Misuse.Reporter { reports.add($0) }) {
      let iterator = container.states.makeAsyncIterator()
      var first = iterator
      _ = await first.next()
      let gate = Gate()
      let task = Task { @MainActor in
        var copy = iterator
        Task { await gate.pass() }
        return await copy.next() == .at(1)
      }
      await gate.arrived()
      await passTurn()
      #expect(await first.next() == nil)
      container.observe(.at(1))
      #expect(await task.value)
    }
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("Two tasks iterate over the states of a container") == true)
  }

  @Test func waitingIterationReturnsTheNextState() async {
    let container = StateContainer<Step>(state: .initial)
    let gate = Gate()
    let task = Task {
      var seen: [Step] = []
      for await state in container.states {
        seen.append(state)
        if state == .initial { Task { await gate.pass() } }
        if state == .at(2) { break }
      }
      return seen == [.initial, .at(1), .at(2)]
    }
    await gate.arrived()
    await passTurn()
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(await task.value)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func stateThatArrivesWhileATaskBeginsToWaitIsReturned() async {
    for turn in 0...5 {
      let container = StateContainer<Step>(state: .initial)
      let task = Task(executorPreference: QueueExecutor()) {
        await second(of: container, is: .at(turn)) { inTurn(turn) { container.observe(.at(turn)) } }
      }
      #expect(await task.value)
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func taskThatIsCanceledWhileItBeginsToWaitEnds() async {
    let container = StateContainer<Step>(state: .initial)
    for turn in 0...5 {
      let task = Task(executorPreference: QueueExecutor()) {
        await second(of: container, is: nil) {}
      }
      inTurn(turn) { task.cancel() }
      #expect(await task.value)
    }
  }

  /// Returns whether the state after the first one, or the end, is the expected one.
  private func second(
    of container: StateContainer<Step>, is expected: Step?, afterFirst action: @MainActor @Sendable () -> Void
  ) async -> Bool {
    var iterator = container.states.makeAsyncIterator()
    _ = await iterator.next()
    action()
    return await iterator.next() == expected
  }

  @Test func iterationsAreIndependentOfEachOther() async {
    let container = StateContainer<Step>(state: .initial)
    var one = container.states.makeAsyncIterator()
    var other = container.states.makeAsyncIterator()
    container.observe(.at(1))
    #expect(await one.next() == .initial)
    #expect(await one.next() == .at(1))
    #expect(await other.next() == .initial)
    #expect(await other.next() == .at(1))
  }

  @Test func iterationEndsWhenTheContainerIsReleased() async {
    var container: StateContainer<Step>? = StateContainer(state: .initial)
    weak let weakContainer = container
    let states = container!.states
    let gate = Gate()
    let task = Task {
      var seen: [Step] = []
      for await state in states {
        seen.append(state)
        Task { await gate.pass() }
      }
      return seen == [.initial, .at(1)]
    }
    await gate.arrived()
    container?.observe(.at(1))
    await gate.arrived(2)
    await passTurn()
    container = nil
    #expect(weakContainer == nil)
    #expect(await task.value)
  }

  @Test func remainingStatesAreReturnedAfterTheContainerIsReleased() async {
    var container: StateContainer<Step>? = StateContainer(state: .initial)
    var iterator = container!.states.makeAsyncIterator()
    container?.observe(.at(1))
    container = nil
    #expect(await iterator.next() == .initial)
    #expect(await iterator.next() == .at(1))
    #expect(await iterator.next() == nil)
  }

  @Test func canceledTaskEndsItsIteration() async {
    let container = StateContainer<Step>(state: .initial)
    let gate = Gate()
    let task = Task {
      var count = 0
      for await _ in container.states {
        count += 1
        Task { await gate.pass() }
      }
      return count
    }
    await gate.arrived()
    await passTurn()
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test func iterationBegunDuringANotificationReturnsNoStateTwice() async {
    let container = StateContainer<Step>(state: .initial)
    var iterator: StateContainer<Step>.States.AsyncIterator?
    let subscription = container.didSetPublisher.dropFirst().first().sink { [unowned container] _ in
      iterator = container.states.makeAsyncIterator()
    }
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(await iterator?.next() == .at(1))
    #expect(await iterator?.next() == .at(2))
    withExtendedLifetime(subscription) {}
  }

  @Test func endedIterationIsReleased() {
    let container = StateContainer<Step>(state: .initial)
    for _ in 0..<10 { _ = container.states.makeAsyncIterator() }
    let last = container.states.makeAsyncIterator()
    #expect(container.storage.audience?.buffers.count == 1)
    withExtendedLifetime(last) {}
  }
}
