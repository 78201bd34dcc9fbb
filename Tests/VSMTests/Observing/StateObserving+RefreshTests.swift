import CombineShim
import Testing

@testable import VSM

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RefreshTests {
  let container = StateContainer<Step>(state: .initial)
  let gate = Gate()

  /// Refreshes in a separate task, and records when the call has returned.
  private func refreshing(_ refresh: @escaping @MainActor () async -> Void) -> (Task<Void, Never>, Log<String>) {
    let log = Log<String>()
    let task = Task {
      await refresh()
      log.add("returned")
    }
    return (task, log)
  }

  @Test func refreshReturnsWhenAnAsyncActionHasEnded() async {
    let (task, log) = refreshing { [container, gate] in
      await container.refresh {
        await gate.pass()
        return .at(1)
      }
    }
    await gate.arrived()
    #expect(log.entries == [])
    gate.open()
    await task.value
    #expect(container.state == .at(1))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func refreshReturnsImmediatelyIfNothingIsPending() async {
    await container.refresh { await immediately(.at(1)) }
    #expect(container.state == .at(1))
    await container.refresh([Step.at(2), .at(3)].publisher)
    #expect(container.state == .at(3))
    await container.refresh(Steps([.at(4)]))
    #expect(container.state == .at(4))
  }

  @Test func refreshWaitsForTheCompletionOfAPublisher() async {
    let subject = PassthroughSubject<Step, Never>()
    let (task, log) = refreshing { [container] in await container.refresh(subject) }
    await passTurn()
    subject.send(.at(1))
    await passTurn()
    #expect(container.state == .at(1))
    #expect(log.entries == [])
    subject.send(completion: .finished)
    await task.value
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func refreshWaitsForTheEndOfSequencesAndStreams() async {
    await container.refresh(ShapesModel().stream())
    #expect(container.state == .at(7))
    await container.refresh(ShapesModel().someSequence)
    #expect(container.state == .at(6))
    let view = ShapesView()
    await view.refresh(ShapesModel().stream)
    #expect(view.state == .at(7))
    await view.refresh(ShapesModel().publish)
    #expect(view.state == .at(3))
    await view.refresh(ShapesModel().delete)
    #expect(view.state == .at(2))
  }

  @Test func refreshReturnsWhenTheActionBeginsToFollowAStream() async {
    let (updates, continuation) = AsyncStream.makeStream(of: Int.self)
    let (task, log) = refreshing { [container, gate] in
      await container.refresh(
        StateSequence(.loading) { emit in
          await gate.pass()
          emit(.at(1))
          await emit.follow(updates) { .at($0) }
        })
    }
    await gate.arrived()
    #expect(log.entries == [])
    gate.open()
    await task.value
    #expect(container.state == .at(1))
    continuation.yield(2)
    var states = container.states.makeAsyncIterator()
    while let state = await states.next(), state != .at(2) {}
    container.observe(.at(3))
    #expect(container.state == .at(3))
  }

  @Test func refreshReturnsAtOnceIfTheActionFollowsAStreamAtOnce() async {
    let (updates, continuation) = AsyncStream.makeStream(of: Int.self)
    await container.refresh(StateSequence(.loading) { emit in await emit.follow(updates) { .at($0) } })
    #expect(container.state == .loading)
    await container.refresh(
      StateSequence {
        Step.loading
        Follow(updates) { .at($0) }
      })
    await container.refresh(
      StateSequence(.loading) { emit in await emit.follow(updates) { .at($0) } }
        .antiFlicker(after: .seconds(60), atLeast: .seconds(60)))
    withExtendedLifetime(continuation) {}
  }

  @Test func actionThatFollowsIsNotCanceledWithTheTaskThatRefreshed() async {
    let (updates, continuation) = AsyncStream.makeStream(of: Int.self)
    let (task, _) = refreshing { [container] in
      await container.refresh(StateSequence(.loading) { emit in await emit.follow(updates) { .at($0) } })
    }
    await task.value
    task.cancel()
    var states = container.states.makeAsyncIterator()
    continuation.yield(2)
    while let state = await states.next(), state != .at(2) {}
    #expect(container.state == .at(2))
  }

  @Test func refreshReturnsWhenTheActionIsSuperseded() async {
    let (task, _) = refreshing { [container, gate] in
      await container.refresh {
        await gate.pass()
        return .at(1)
      }
    }
    await gate.arrived()
    container.observe(.at(2))
    await task.value
    gate.open()
    await passTurn()
    #expect(container.state == .at(2))
  }

  @Test func cancelingTheTaskCancelsTheAction() async {
    let log = Log<String>()
    let journal = Journal()
    journal.follow(container)
    let (task, _) = refreshing { [container, gate] in
      await container.refresh {
        await gate.pass()
        log.add("is cancelled: \(Task.isCancelled)")
        return .at(1)
      }
    }
    await gate.arrived()
    task.cancel()
    await task.value
    gate.open()
    await passTurn()
    #expect(log.entries == ["is cancelled: true"])
    #expect(container.state == .initial)
    #expect(journal.entries == ["1 async began", "1 async cancelled"])
  }

  @Test func cancelingTheTaskOnAnotherThreadCancelsTheAction() async {
    let subject = PassthroughSubject<Step, Never>()
    var isCancelled = false
    let (task, _) = refreshing { [container] in
      await container.refresh(subject.handleEvents(receiveCancel: { isCancelled = true }))
    }
    await passTurn()
    Elsewhere.runAndBlock { task.cancel() }
    await task.value
    #expect(isCancelled)
  }

  @Test func cancelingAfterTheEndDoesNotAffectANewerAction() async {
    let (task, _) = refreshing { [container] in await container.refresh { await immediately(.at(1)) } }
    await task.value
    container.observe { [gate] in
      await gate.pass()
      return .at(2)
    }
    task.cancel()
    await passTurn()
    gate.open()
    await passTurn()
    #expect(container.state == .at(2))
  }

  @Test func canceledTaskObservesNothing() async {
    let (task, _) = refreshing { [container] in await container.refresh { await immediately(.at(1)) } }
    task.cancel()
    await task.value
    #expect(container.state == .initial)
  }

  @Test func actionThatCancelsItsOwnTaskEnds() async {
    var task: Task<Void, Never>?
    task = Task { [container] in
      await container.refresh(
        Deferred { () -> Empty<Step, Never> in
          task?.cancel()
          return Empty(completeImmediately: false)
        })
    }
    await task?.value
    #expect(!container.running.isRunning)
  }

  @Test func waitingDebouncedCallsSurviveACanceledRefresh() async {
    container.observe(.at(9), debounced: .seconds(3_600))
    let before = container.debouncer
    let (task, _) = refreshing { [container, gate] in
      await container.refresh {
        await gate.pass()
        return .at(1)
      }
    }
    await gate.arrived()
    #expect(before != nil && container.debouncer == nil)
    container.observe(.at(9), debounced: .seconds(3_600))
    task.cancel()
    await task.value
    #expect(container.debouncer != nil)
    gate.open()
    container.observe(.initial)
  }
}
