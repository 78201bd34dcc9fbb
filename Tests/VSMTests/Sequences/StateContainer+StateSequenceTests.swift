import CombineShim
import Testing
import VSMTesting

@testable import VSM

@MainActor
struct StateSequenceActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func leadingStatesAreAppliedBeforeObserveReturns() {
    let seen = Recording(of: container)
    container.observe(
      StateSequence(.loading, .at(1)) {
        await Gate().pass()
        return .at(2)
      })
    #expect(seen.steps == [.initial, .loading, .at(1)])
    #expect(container.running.isRunning)
  }

  @Test func sequenceWithoutAsynchronousStepsCreatesNoTask() {
    let here = withUnsafeCurrentTask { $0?.hashValue }
    var there: Int?
    container.observe(
      StateSequence {
        .loading
        First {
          there = withUnsafeCurrentTask { $0?.hashValue }
          return .at(1)
        }
      })
    #expect(container.state == .at(1))
    #expect(there == here)
    #expect(!container.running.isRunning)
  }

  @Test func workStartsBeforeObserveReturnsAndStaysOnTheMainActor() {
    container.observe(
      StateSequence {
        for number in 1...10 { Next { await immediately(.at(number)) } }
        StateSequence { emit in emit(.at(11)) }
      })
    #expect(container.state == .at(11))
    #expect(!container.running.isRunning)
  }

  @Test func valueOfOneStepCanBeUsedInTheNext() {
    let seen = Recording(of: container)
    container.observe(
      StateSequence(.loading) { emit in
        guard case .at(let number) = await immediately(.at(7)) else { return }
        emit(.at(number))
        if number == 7 { return emit(.at(number + 1)) }
        emit(.initial)
      })
    #expect(seen.steps == [.initial, .loading, .at(7), .at(8)])
  }

  @Test func awaitedFunctionsOfAStepCanRunElsewhere() async {
    var states = container.states.makeAsyncIterator()
    container.observe(
      StateSequence(.loading) { emit in
        emit(.at(await Task.detached { 1 }.value))
        emit(.at(await Task.detached { 2 }.value))
      })
    for step in [Step.initial, .loading, .at(1), .at(2)] { #expect(await states.next() == step) }
  }

  @Test func finishedSequenceIsReleased() async {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    let gate = Gate()
    container.observe(
      StateSequence(.loading) { [token] in
        await gate.pass()
        return token == nil ? .initial : .at(1)
      })
    token = nil
    #expect(weakToken != nil)
    let seen = Recording(of: container)
    gate.open()
    await seen.reached(2)
    #expect(seen.steps == [.loading, .at(1)])
    #expect(weakToken == nil)
    #expect(!container.running.isRunning)
  }

  /// A sequence with five suspensions, in steps of every kind, each before a state.
  struct Suspensions {
    let gates = (0..<5).map { _ in Gate() }
    let log = Log<Int>()

    @MainActor var sequence: StateSequence<Step> {
      StateSequence {
        .loading
        Next { await pass(0) }
        StateSequence { emit in
          emit(await pass(1))
          emit(await pass(2))
        }
        StateSequence(.at(100)) { emit in emit(await pass(3)) }
        First { .at(101) }
        Next { await pass(4) }
      }
    }

    private func pass(_ number: Int) async -> Step {
      log.add(number)
      await gates[number].pass()
      if Task.isCancelled { log.add(-1) }
      return .at(number)
    }
  }

  @Test(arguments: 0..<5)
  func supersessionAtAnySuspensionStopsStatesAndSteps(at number: Int) async {
    let run = Suspensions()
    container.observe(run.sequence)
    for earlier in 0..<number {
      run.gates[earlier].open()
      await run.gates[earlier + 1].arrived()
    }
    container.observe(.at(99))
    let seen = Recording(of: container)
    for gate in run.gates { gate.open() }
    await passTurns()
    #expect(seen.steps == [.at(99)])
    #expect(run.log.entries.first == 0)
    #expect(run.log.entries.contains(-1))
    // Work that emits is canceled, and continues to its own end.
    #expect(run.log.entries.max() == (number == 1 ? 2 : number))
  }

  @Test func everyStateIsAppliedInOrder() async {
    let run = Suspensions()
    let seen = Recording(of: container)
    container.observe(run.sequence)
    for gate in run.gates { gate.open() }
    await seen.reached(9)
    #expect(
      seen.steps == [.initial, .loading, .at(0), .at(1), .at(2), .at(100), .at(3), .at(101), .at(4)])
  }

  @Test func stepThatObservesAnotherActionIsTheLast() {
    var hasStarted = false
    container.observe(
      StateSequence {
        .loading
        Next { [container] in
          container.observe(.at(9))
          return .at(1)
        }
        Next {
          hasStarted = true
          return .at(2)
        }
      })
    #expect(container.state == .at(9))
    #expect(!hasStarted)
    #expect(!container.running.isRunning)
  }

  @Test func observingDuringLeadingStatesSupersedesTheRest() {
    let seen = Recording(of: container)
    let subscription = container.didSetPublisher.sink { [unowned container] state in
      if state == .loading { container.observe(.at(9)) }
    }
    var hasStarted = false
    container.observe(
      StateSequence(.loading, .at(1)) {
        hasStarted = true
        return .at(2)
      })
    #expect(seen.steps == [.initial, .loading, .at(9)])
    #expect(!hasStarted)
    #expect(!container.running.isRunning)
    withExtendedLifetime(subscription) {}
  }

  @Test func sequenceObservedByASubscriberFollowsTheCurrentState() {
    let seen = Recording(of: container)
    let subscription = container.willSetPublisher.sink { [unowned container] state in
      if state == .at(1) { container.observe(StateSequence(.loading) { await immediately(.at(2)) }) }
    }
    container.observe(.at(1))
    #expect(seen.steps == [.initial, .at(1), .loading, .at(2)])
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [true, false])
  func endlessSequenceDoesNotRetainItsContainer(emits: Bool) async {
    let gate = Gate()
    let cancellations = Log<Bool>()
    weak var weakContainer: StateContainer<Step>?
    do {
      let container = StateContainer<Step>(state: .initial)
      weakContainer = container
      func wait() async {
        await withTaskCancellationHandler {
          await gate.pass()
        } onCancel: {
          cancellations.add(true)
        }
      }
      if emits {
        container.observe(
          StateSequence(.loading) { emit in
            while !Task.isCancelled {
              emit(.at(1))
              await wait()
            }
          })
      } else {
        container.observe(
          StateSequence(.loading) {
            await wait()
            return .at(1)
          })
      }
      await gate.arrived()
      #expect(container.state == (emits ? .at(1) : .loading))
    }
    #expect(weakContainer == nil)
    #expect(cancellations.entries.count == 1)
    gate.open()
    await passTurns()
  }

  @Test func everySequenceIsReportedAsAsync() {
    let journal = Journal()
    let container = journal.follow { StateContainer(state: .initial) }
    container.observe(StateSequence(.loading) { await immediately(.at(1)) })
    container.observe(StateSequence(.loading) { emit in emit(.at(2)) })
    let timed = StateSequence<Step>(.loading) { emit in emit(.at(2)) }.antiFlicker(after: .zero, atLeast: .zero)
    container.observe(StateSequence { timed })
    let shapes = journal.entries.filter { $0.hasSuffix("began") }
    #expect(shapes == ["1 async began", "2 async began", "3 async began"])
  }
}
