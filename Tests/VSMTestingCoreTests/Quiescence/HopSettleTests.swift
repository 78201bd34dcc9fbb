import CombineShim
import Foundation
import Testing
import VSM

@testable import VSMTestingCore

/// Other code can pass states through its own tasks and streams. Any number of them is awaited.
@MainActor
@Suite(.enabled(if: JobTracking.isAvailable, "Jobs cannot be tracked here, so hops cannot be awaited reliably."))
struct HopSettleTests {
  @Test func tasksThatStartTasksAreAwaited() async {
    let container = StateContainer<Named>(state: "0")
    let journey = Journey(of: container)
    func hop(_ count: Int, to round: Int) {
      Task {
        await Task.detached { await Task.yield() }.value
        if count > 0 { hop(count - 1, to: round) } else { container.observe(Named(round)) }
      }
    }
    for round in 1...settleRounds(usually: 50) {
      hop(4, to: round)
      await journey.expect(.state("\(round)"))
    }
    hop(200, to: -1)
    await journey.expect("-1")
  }

  @Test func jobThatWasEnqueuedBeforeTheFirstWaitIsAwaited() async {
    let isDone = Flag()
    Task.detached {
      // The first wait begins while this job runs.
      for _ in 0..<20 { DispatchQueue.main.sync {} }
      isDone.set()
    }
    await passTurns()
    #expect(isDone.isSet)
  }

  @Test func taskThatYieldsOnTheMainActorIsAwaited() async {
    let container = StateContainer<Named>(state: "0")
    let journey = Journey(of: container)
    for round in 1...settleRounds(usually: 50) {
      Task { @MainActor in
        for _ in 0..<10 { await Task.yield() }
        container.observe(Named(round))
      }
      await journey.expect(.state("\(round)"))
    }
  }

  @Test func workOfAnActorIsAwaited() async {
    actor Store {
      var count = 0
      func add() async {
        count += 1
        await Task.yield()
      }
    }
    let store = Store()
    let container = StateContainer<Named>(state: "0")
    let journey = Journey(of: container)
    for round in 1...settleRounds(usually: 20) {
      Task {
        for _ in 0..<5 { await store.add() }
        container.observe(Named(await store.count))
      }
      await journey.expect(.state("\(round * 5)"))
    }
  }

  @Test func elementsAreAwaitedThroughOtherStreams() async {
    let (names, continuation) = AsyncStream<Named>.makeStream()
    var stream = names
    for _ in 0..<20 {
      let upstream = stream
      stream = AsyncStream { continuation in
        let task = Task {
          for await name in upstream { continuation.yield(name) }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
    let container = StateContainer<Named>(state: "0")
    let journey = Journey(of: container)
    container.observe(stream)
    await journey.expect()
    for number in 1...settleRounds(usually: 20) {
      continuation.yield(Named(number))
      await journey.expect(.state("\(number)"))
    }
    continuation.finish()
    await journey.finish()
  }

  @Test func publisherThatHopsToTheMainQueueIsAwaited() async {
    let subject = PassthroughSubject<Named, Never>()
    let container = StateContainer<Named>(state: "0")
    let journey = Journey(of: container)
    container.observe(subject.receive(on: DispatchQueue.main))
    for number in 1...settleRounds(usually: 100) {
      subject.send(Named(number))
      await journey.expect(.state("\(number)"))
    }
  }

  @Test func statesSentOnOtherThreadsAreAwaited() async {
    let subject = PassthroughSubject<Named, Never>()
    let container = StateContainer<Named>(state: "0")
    let journey = Journey(of: container)
    container.observe(subject)
    for number in 1...settleRounds(usually: 100) {
      // Safe: one thread at a time uses the subject.
      nonisolated(unsafe) let subject = subject
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          subject.send(Named(number))
          continuation.resume()
        }
      }
      await journey.expect(.state("\(number)"))
    }
  }

  @Test func workOfOtherTestsIsNotAwaited() async {
    // A separate lineage, like the lineage of a concurrent test.
    let isStopped = Flag()
    let other = JobLineage()
    let busy = JobTracking.attributing(to: other) {
      Task { while !isStopped.isSet { await Task.yield() } }
    }
    let container = StateContainer<Named>(state: "0")
    let journey = Journey(of: container)
    container.observe { "1" }
    await journey.expect("1")
    #expect(!other.isIdle)
    isStopped.set()
    await busy.value
  }

  private final class Flag: @unchecked Sendable {
    // Unchecked: the lock guards the only variable.
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
  }
}
