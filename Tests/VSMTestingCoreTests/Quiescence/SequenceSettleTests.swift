import CombineShim
import Foundation
import Testing
import VSM

@testable import VSMTestingCore

/// An action is awaited until it ends, starts to follow a stream, or is suspended until the test acts.
@MainActor
@Suite struct SequenceSettleTests {
  /// Suspends the task until a thread outside Swift's runtime resumes it, like real input and output.
  private func realWork() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        usleep(20_000)
        continuation.resume()
      }
    }
  }

  @Test func emittingSequenceIsAwaited() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence("loading") { emit in
        await realWork()
        emit("loaded")
      })
    await journey.expect("loading", "loaded")
    container.observe(
      StateSequence("saving") {
        await realWork()
        return "saved"
      })
    await journey.expect("saving", "saved")
  }

  @Test func sequenceThatFollowsAStreamIsQuietBetweenElements() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence("saving") { emit in
        await realWork()
        await emit.follow(stream) { "loaded \($0)" }
      })
    await journey.expect("saving")
    for number in 1...100 {
      continuation.yield(number)
      await journey.expect(.state("loaded \(number)"))
    }
    continuation.finish()
    await journey.finish()
  }

  @Test func sequenceIsAwaitedAfterItsStreamHasEnded() async {
    let (stream, continuation) = AsyncStream<Named>.makeStream()
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence { emit in
        await emit.follow(stream)
        await realWork()
        emit("ended")
      })
    await journey.expect()
    continuation.yield("one")
    continuation.finish()
    await journey.expect("one", "ended")
  }

  @Test func stepsCanEndByFollowingAStream() async {
    let load = Steered<Void, Int>("load")
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence {
        Named("loading")
        Follow(load.stream()) {
          Named($0)
        } failure: { _ in
          "failed"
        }
      })
    await journey.expect("loading")
    load.send(1)
    load.send(2)
    await journey.expect("1", "2")
    load.fail(with: CancellationError())
    await journey.expect()
  }

  @Test func failureOfAFollowedStreamIsAState() async {
    struct Offline: Error {}
    let load = Steered<Void, Int>("load")
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence { emit in
        await emit.follow(load.stream()) {
          "loaded \($0)"
        } failure: {
          "failed with \($0)"
        }
      })
    await journey.expect()
    load.send(1)
    await journey.expect("loaded 1")
    load.fail(with: Offline())
    await journey.expect("failed with Offline()")
  }

  @Test func sequenceThatFollowsAPublisherIsQuietBetweenValues() async {
    let subject = PassthroughSubject<Int, Never>()
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence("saving") { emit in
        await realWork()
        await emit.follow(subject) { "loaded \($0)" }
      })
    await journey.expect("saving")
    for number in 1...3 {
      // Values that arrive faster than they are emitted are buffered.
      subject.send(number)
      subject.send(-number)
      await journey.expect(.state("loaded \(number)"), .state("loaded \(-number)"))
    }
    container.observe("canceled")
    subject.send(4)
    await journey.expect("canceled")
  }

  @Test func valuesOfAFollowedPublisherArriveInOrderFromOtherThreads() async {
    // Safe: only this code subscribes, and a single thread sends.
    nonisolated(unsafe) let subject = PassthroughSubject<Named, Never>()
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence {
        Follow(subject) { $0 }
        Named("ended")
      })
    await journey.expect()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        for number in 1...100 { subject.send(Named(number)) }
        subject.send(completion: .finished)
        continuation.resume()
      }
    }
    await journey.expect(.anything)
    #expect(journey.states == ["idle"] + (1...100).map { Named($0) } + ["ended"])
    await journey.finish()
  }
}
