import Testing
import VSMTesting

@testable import VSM

@MainActor
struct StateSequenceIterationTests {
  @Test func leadingStatesPrecedeThoseOfTheSteps() async {
    var seen: [Step] = []
    for await state in StateSequence<Step>(.loading, .at(1), then: { .at(2) }) { seen.append(state) }
    #expect(seen == [.loading, .at(1), .at(2)])
  }

  @Test func stepRunsOnlyWhenTheIterationReachesIt() async {
    var calls = 0
    let sequence = StateSequence<Step> {
      .loading
      Next {
        calls += 1
        return .at(1)
      }
      StateSequence { emit in
        calls += 1
        emit(.at(2))
      }
    }
    var iterator = sequence.makeAsyncIterator()
    #expect(await iterator.next() == .loading)
    #expect(calls == 0)
    #expect(await iterator.next() == .at(1))
    await passTurns()
    #expect(calls == 1)
    #expect(await iterator.next() == .at(2))
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
    #expect(calls == 2)
  }

  @Test func emittedStatesAreBufferedInOrder() async {
    let gate = Gate()
    let sequence = StateSequence<Step>(.loading) { emit in
      for number in 1...100 { emit(.at(number)) }
      await gate.pass()
      emit(.at(101))
    }
    var iterator = sequence.makeAsyncIterator()
    #expect(await iterator.next() == .loading)
    for number in 1...100 { #expect(await iterator.next() == .at(number)) }
    gate.open()
    #expect(await iterator.next() == .at(101))
    #expect(await iterator.next() == nil)
  }

  @Test func iterationsAreIndependent() async {
    var calls = 0
    let sequence = StateSequence<Step> { emit in
      calls += 1
      emit(.at(calls))
      emit(.at(10))
    }
    var one = sequence.makeAsyncIterator()
    var other = sequence.makeAsyncIterator()
    #expect(await one.next() == .at(1))
    #expect(await other.next() == .at(2))
    #expect(await one.next() == .at(10))
    #expect(await other.next() == .at(10))
  }

  @Test(arguments: [true, false])
  func cancelingTheIterationCancelsTheCurrentStep(emits: Bool) async {
    let gate = Gate()
    let log = Log<Bool>()
    func wait() async {
      await withTaskCancellationHandler {
        await gate.pass()
      } onCancel: {
        log.add(true)
      }
    }
    let sequence =
      emits
      ? StateSequence<Step>(.loading) { emit in
        emit(.at(1))
        await wait()
        emit(.at(2))
      }
      : StateSequence<Step>(.loading, .at(1)) {
        await wait()
        return .at(2)
      }
    let seen = Gate()
    let task = Task {
      var count = 0
      for await state in sequence {
        count += 1
        if state == .at(1) { Task { await seen.pass() } }
      }
      return count
    }
    await seen.arrived()
    await gate.arrived()
    task.cancel()
    // A step in the iterating task is awaited. Work that emits has a separate task.
    if !emits { gate.open() }
    #expect(await task.value == 2)
    #expect(log.entries.count == 1)
    gate.open()
  }

  @Test func noStepStartsAfterCancellation() async {
    var hasStarted = false
    let sequence = StateSequence<Step> { emit in
      hasStarted = true
      emit(.at(1))
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var iterator = sequence.makeAsyncIterator()
      return await iterator.next() == nil
    }
    #expect(await task.value)
    await passTurns()
    #expect(!hasStarted)
  }

  @Test func emittingWorkCanceledBeforeItsStartNeverStarts() async {
    var hasStarted = false
    let sequence = StateSequence<Step> { emit in
      hasStarted = true
      emit(.at(1))
    }
    var task: Task<Bool, Never>?
    task = Task {
      // Runs before the work can start.
      Task { task?.cancel() }
      var iterator = sequence.makeAsyncIterator()
      return await iterator.next() == nil
    }
    #expect(await task?.value == true)
    await passTurns()
    #expect(!hasStarted)
  }

  @Test func emittingWorkEndsWithTheIterator() async {
    let gate = Gate()
    let log = Log<Bool>()
    var kept: StateEmitter<Step>?
    do {
      let sequence = StateSequence<Step> { emit in
        kept = emit
        emit(.at(1))
        await withTaskCancellationHandler {
          await gate.pass()
        } onCancel: {
          log.add(true)
        }
      }
      var iterator = sequence.makeAsyncIterator()
      #expect(await iterator.next() == .at(1))
      await gate.arrived()
      #expect(log.entries.isEmpty)
    }
    #expect(log.entries.count == 1)
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    kept?(.holding(token!))
    token = nil
    #expect(weakToken == nil)
    gate.open()
    await passTurns()
  }

  @Test func iterationIgnoresAntiFlicker() async {
    let timed = StateSequence<Step>(.loading) { .at(1) }.antiFlicker(after: .seconds(1), atLeast: .seconds(1))
    var seen: [Step] = []
    for await state in timed { seen.append(state) }
    for await state in StateSequence<Step>({
      timed; Step.at(2)
    }) { seen.append(state) }
    #expect(seen == [.loading, .at(1), .loading, .at(1), .at(2)])
  }
}
