import CombineShim
import Foundation
import Synchronization
import Testing

@testable import VSM

/// Another thread emits for an action while the main actor supersedes it.
@Suite(.serialized)
@MainActor
struct SupersedingRaceTests {
  /// `VSM_RACE_ROUNDS` sets the number of rounds; the thread sanitizer needs fewer.
  nonisolated static let rounds = ProcessInfo.processInfo.environment["VSM_RACE_ROUNDS"].flatMap { Int($0) } ?? 5_000

  struct Emission: Sendable {
    var isSuperseded: Bool
  }

  enum Timing: CaseIterable, Sendable {
    case emissionFirst
    case within20Microseconds
  }

  enum Shape: CaseIterable, Sendable {
    case publisher, async, sequence
  }

  @Test func actionSupersededBeforeItsFirstSuspensionNeverContinues() async {
    let container = StateContainer(state: Emission(isSuperseded: false))
    var continued = 0
    for round in 0..<Self.rounds {
      container.observe(
        StateSequence(Emission(isSuperseded: false)) { [container] emit in
          container.observe(Emission(isSuperseded: true))
          if !Task.isCancelled { continued += 1 }
          if round.isMultiple(of: 2) { await Task.yield() }
          if !Task.isCancelled { continued += 1 }
          emit(Emission(isSuperseded: false))
        })
      #expect(container.state.isSuperseded)
    }
    await passTurn()
    #expect(continued == 0)
    #expect(container.state.isSuperseded)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: Shape.allCases, Timing.allCases)
  func noStateOfASupersededActionIsApplied(shape: Shape, timing: Timing) async {
    let emitter = Emitter()
    defer { emitter.stop() }
    let container = StateContainer(state: Emission(isSuperseded: false))
    var applied = (current: 0, superseded: 0)
    let subscription = container.didSetPublisher.dropFirst().sink {
      if $0.isSuperseded { applied.superseded += 1 } else { applied.current += 1 }
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<Self.rounds {
      // The main actor is not left before the newer action, so no state may be applied.
      let emit = start(shape, in: container)
      let isRace = timing == .within20Microseconds
      emitter.emit(after: isRace ? .random(in: 0...40_000, using: &random) : 0, emit)
      if isRace { spin(nanoseconds: .random(in: 0...40_000, using: &random)) } else { emitter.waitUntilDone() }
      container.observe(Emission(isSuperseded: false))
      emitter.waitUntilDone()
      await passTurn()
    }
    await passTurn()
    #expect(applied.superseded == 0)
    #expect(applied.current == Self.rounds)
    withExtendedLifetime(subscription) {}
  }

  /// Starts an action, and returns a closure that makes it emit.
  private func start(_ shape: Shape, in container: StateContainer<Emission>) -> @Sendable () -> Void {
    switch shape {
    case .publisher:
      // A subject is thread-safe; OpenCombine guards it with a lock, but does not declare `Sendable`.
      nonisolated(unsafe) let subject = PassthroughSubject<Emission, Never>()
      container.observe(subject)
      return { subject.send(Emission(isSuperseded: true)) }
    case .async:
      let waiting = Waiting()
      container.observe {
        await withCheckedContinuation { waiting.continuation = $0 }
        return Emission(isSuperseded: true)
      }
      return { [continuation = waiting.continuation] in continuation?.resume() }
    case .sequence:
      let (stream, continuation) = AsyncStream.makeStream(of: Emission.self)
      container.observe(stream)
      return { continuation.yield(Emission(isSuperseded: true)) }
    }
  }

  @MainActor
  private final class Waiting {
    var continuation: CheckedContinuation<Void, Never>?
  }
}

/// Busy-waits, for times far below the precision of a timer.
private func spin(nanoseconds: UInt64) {
  let end = DispatchTime.now().uptimeNanoseconds + nanoseconds
  while DispatchTime.now().uptimeNanoseconds < end {}
}

/// A thread that runs a job on request, within a fraction of a microsecond.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class Emitter: @unchecked Sendable {
  // `@unchecked`: `job` is written before `asked` is incremented, and read only after that was observed. The next job
  // is written only after `done` equals `asked`.
  private let asked = Atomic<Int>(0)
  private let done = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private var job: (delay: UInt64, emit: @Sendable () -> Void) = (0, {})

  init() {
    Thread.detachNewThread { [self] in
      while !isStopped.load(ordering: .acquiring) {
        guard asked.load(ordering: .acquiring) > done.load(ordering: .relaxed) else {
          sched_yield()
          continue
        }
        spin(nanoseconds: job.delay)
        job.emit()
        done.add(1, ordering: .releasing)
      }
    }
  }

  func emit(after delay: UInt64, _ emit: @escaping @Sendable () -> Void) {
    job = (delay, emit)
    asked.add(1, ordering: .releasing)
  }

  func waitUntilDone() {
    while done.load(ordering: .acquiring) < asked.load(ordering: .relaxed) { sched_yield() }
  }

  func stop() {
    isStopped.store(true, ordering: .releasing)
  }
}
