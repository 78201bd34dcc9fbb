import Testing
import VSM

@testable import VSMTestingCore

@MainActor
@Suite struct SteeredFunctionTests {
  private let load = Steered<Int, String>("load")
  private let advice = """
    If the call is still to be made, wait for it first: settle the page or the journey, or await `pendingCall()`.
    """

  @Test func callWaitsUntilItIsAnswered() async throws {
    let function = load.function
    let answer = Task { try await function(7) }
    await passTurns()
    #expect(load.pendingCalls.map(\.input) == [7])
    load.succeed(with: "seven")
    #expect(load.pendingCalls.isEmpty)
    #expect(try await answer.value == "seven")
  }

  @Test func callOfAnActionIsPendingWhenObserveReturns() {
    let container = StateContainer(state: "idle")
    container.observe { [function = load.function] in (try? await function(7)) ?? "failed" }
    #expect(load.pendingCalls.map(\.input) == [7])
    let direct = StateContainer(state: "idle")
    direct.observe { [load] in (try? await load(8)) ?? "failed" }
    #expect(load.pendingCalls.map(\.input) == [7, 8])
  }

  @Test func callAtAPositionCanBeAwaited() async throws {
    let calls = [1, 2].map { number in Task { [load] in try? await load(number) } }
    #expect(try await load.pendingCall(2).input == 2)
    for call in calls { call.cancel() }
  }

  @Test func sentValueEndsACall() async throws {
    let answer = Task { try await load(1) }
    await passTurns()
    load.send("first")
    #expect(load.pendingCalls.isEmpty)
    #expect(try await answer.value == "first")
  }

  @Test func finishedCallThrowsCancellationError() async {
    let answer = Task { try await load(1) }
    await passTurns()
    load.finish()
    await #expect(throws: CancellationError.self) { try await answer.value }
  }

  @Test func pendingCallCanBeAwaited() async throws {
    let answer = Task.detached { [load] in
      for _ in 0..<50 { await Task.yield() }
      return try await load(7)
    }
    #expect(try await load.pendingCall().input == 7)
    load.succeed(with: "seven")
    #expect(try await answer.value == "seven")
  }

  @Test func answeredErrorIsThrown() async {
    let answer = Task { try await load(1) }
    await passTurns()
    load.fail(with: Offline())
    await #expect(throws: Offline.self) { try await answer.value }
  }

  @Test func oldestCallIsAnsweredFirst() async throws {
    let first = Task { try await load(1) }
    await passTurns()
    let second = Task { try await load(2) }
    await passTurns()
    load.succeed(with: "first")
    load.succeed(with: "second")
    #expect(try await first.value == "first")
    #expect(try await second.value == "second")
    #expect(load.calls.map(\.number) == [1, 2])
  }

  @Test func callsCanBeAnsweredInAnyOrder() async throws {
    let first = Task { try await load(1) }
    await passTurns()
    let second = Task { try await load(2) }
    await passTurns()
    load.pendingCalls[1].answer(.success("second"))
    #expect(try await second.value == "second")
    #expect(load.pendingCalls.map(\.input) == [1])
    load.succeed(with: "first")
    #expect(try await first.value == "first")
  }

  @Test func canceledCallEnds() async {
    let answer = Task { try await load(1) }
    await passTurns()
    answer.cancel()
    await #expect(throws: CancellationError.self) { try await answer.value }
    #expect(load.pendingCalls.isEmpty)
    #expect(load.cancelledCalls.map(\.input) == [1])
  }

  @Test func callOfACanceledTaskEnds() async {
    let answer = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await load(1)
    }
    await #expect(throws: CancellationError.self) { try await answer.value }
    #expect(load.cancelledCalls.count == 1)
  }

  @Test func callThatIgnoresCancellationWaitsForItsAnswer() async throws {
    let save = Steered<Void, String>("save", ignoresCancellation: true)
    let answer = Task { try await save() }
    await passTurns()
    answer.cancel()
    await passTurns()
    #expect(save.cancelledCalls.count == 1)
    #expect(save.pendingCalls.map(\.isCancelled) == [true])
    save.succeed(with: "late")
    #expect(try await answer.value == "late")
  }

  @Test func callsEndWhenTheDoubleIsReleased() async {
    var load: Steered<Int, String>? = Steered("load", ignoresCancellation: true)
    let function = load!.function
    let answer = Task { try await function(1) }
    await passTurns()
    load = nil
    await #expect(throws: CancellationError.self) { try await answer.value }
  }

  @Test func nonthrowingFunctionReturnsTheAnswerOrItsFallback() async {
    let function: @Sendable (Int) async -> String = load.function(orElse: "none")
    let answers = (1...3).map { number in Task { await function(number) } }
    await passTurns()
    load.succeed(with: "one")
    load.fail(with: Offline())
    answers[2].cancel()
    #expect(await answers[0].value == "one")
    #expect(await answers[1].value == "none")
    #expect(await answers[2].value == "none")
    #expect(load.cancelledCalls.map(\.input) == [3])
  }

  @Test func nonthrowingFunctionWithoutInputIsPendingWhenObserveReturns() async {
    let count = Steered<Void, Int>("count")
    let container = StateContainer(state: 0)
    container.observe { [function = count.function(orElse: -1)] in await function() }
    #expect(count.pendingCalls.count == 1)
    count.succeed(with: 7)
    await passTurns()
    #expect(container.state == 7)
  }

  @Test func nonthrowingFunctionOfAReleasedDoubleReturnsItsFallback() async {
    var double: Steered<Int, String>? = Steered("load")
    let function = double!.function(orElse: "none")
    double = nil
    #expect(await function(1) == "none")
  }

  @Test func functionWithoutResultReturns() async throws {
    let delete = Steered<Void, Void>("delete")
    let deletion = Task { try await delete() }
    await passTurns()
    delete.succeed()
    try await deletion.value
  }

  @Test func answerWithoutPendingCallFailsTheTest() async {
    let early = TestFailure.recorded { load.succeed(with: "early") }
    #expect(early.map(\.message) == ["No call of load waits for an answer. It has not been called. \(advice)"])

    let answer = Task { try await load(1) }
    await passTurns()
    let call = load.pendingCalls[0]
    answer.cancel()
    await passTurns()
    let late = TestFailure.recorded { load.fail(with: Offline()) }
    #expect(
      late.map(\.message) == [
        "No call of load waits for an answer. 1 call was made, of which 1 was canceled. \(advice)"
      ])
    let sent = TestFailure.recorded {
      load.send("late")
      load.finish()
    }
    #expect(sent.map(\.message) == late.map(\.message) + late.map(\.message))
    let another = Task { try await load(2) }
    await passTurns()
    load.succeed(with: "in time")
    _ = try? await another.value
    let last = TestFailure.recorded { load.succeed(with: "late") }
    #expect(
      last.map(\.message) == [
        "No call of load waits for an answer. 2 calls were made, of which 1 were canceled. \(advice)"
      ])
    let lateToo = TestFailure.recorded { call.answer(.success("late")) }
    #expect(lateToo.map(\.message) == ["Call 1 of load waits for no answer."])
  }

  @Test func failuresHaveTheLineOfTheAnswer() {
    let line: UInt = #line + 1
    let failures = TestFailure.recorded { load.succeed(with: "early") }
    #expect(failures.map(\.location.line) == [line])
  }

  @Test func settlingDoesNotWaitForACallButForItsConsequences() async {
    let container = StateContainer(state: "idle")
    let quiescence = Quiescence()
    quiescence.watch(container.id)
    container.observe { [load] in
      let answer = (try? await load(1)) ?? "failed"
      for _ in 0..<40 { await Task.detached {}.value }
      return answer
    }
    await quiescence.settle(at: TestLocation())
    #expect(container.state == "idle")
    load.succeed(with: "loaded")
    await quiescence.settle(at: TestLocation())
    #expect(container.state == "loaded")
  }
}
