#if os(Linux)
  import Foundation
  import Testing
  import VSM

  @testable import VSMTestingCore

  /// A task that iterates over an asynchronous sequence is quiet while it waits for an element.
  @MainActor
  @Suite(
    .enabled(if: JobTracking.isAvailable, "Without job tracking, the wait for an element cannot be recognized."),
    .timeLimit(.minutes(5)))
  struct StreamSettleTests {
    private let container = StateContainer<Named>(state: "idle")

    /// Observes an action that emits the elements of a sequence.
    private func follow<S: AsyncSequence>(_ sequence: S) where S.Element == Int, S.Failure == Never {
      container.observe(
        StateSequence("loading") { emit in
          await RealWork.onAQueue()
          emit("following")
          for await number in sequence { emit(Named(number)) }
          await RealWork.onAQueue()
          emit("ended")
        })
    }

    @Test func actionIsQuietBetweenTheElementsOfAStream() async {
      let journey = Journey(of: container)
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      let failures = await TestFailure.recorded {
        follow(stream)
        await journey.expect("loading", "following")
        // Few, since each takes most of a second while other tests have descriptors.
        for number in 1...settleRounds(usually: 5) {
          continuation.yield(number)
          await journey.expect(.state("\(number)"))
        }
        continuation.finish()
        await journey.expect("ended")
      }
      #expect(failures.filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test func sequenceOfAnotherTypeIsRecognized() async {
      let journey = Journey(of: container)
      let gate = Gate()
      let failures = await TestFailure.recorded {
        follow(Turnstile(gate: gate))
        await journey.expect("loading", "following")
        for number in 1...3 {
          gate.open()
          await journey.expect(.state("\(number)"))
        }
      }
      #expect(failures.filter { $0.severity == .error }.map(\.message) == [])
      container.observe("done")
      gate.open()
      await journey.expect("done")
    }

    @Test func transformedSequenceIsRecognized() async {
      let journey = Journey(of: container)
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      let failures = await TestFailure.recorded {
        follow(stream.map { $0 * 2 }.filter { $0 > 2 })
        await journey.expect("loading", "following")
        continuation.yield(1)
        await journey.expect()
        continuation.yield(2)
        await journey.expect("4")
      }
      #expect(failures.filter { $0.severity == .error }.map(\.message) == [])
    }

    @Test func workForAnElementIsAwaited() async {
      let journey = Journey(of: container)
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      container.observe(
        StateSequence { emit in
          for await number in stream {
            await RealWork.onAThread()
            emit(Named(number))
          }
        })
      for number in 1...5 {
        continuation.yield(number)
        await journey.expect(.state("\(number)"))
      }
    }

    @Test func childThatFollowsAStreamIsQuiet() async {
      let journey = Journey(of: container)
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      container.observe(
        StateSequence { emit in
          await withTaskGroup(of: Int.self) { group in
            group.addTask {
              for await number in stream { return number }
              return 0
            }
            group.addTask {
              await RealWork.onAThread()
              return -1
            }
            for await number in group { emit(Named(number)) }
          }
        })
      await journey.expect("-1")
      continuation.yield(5)
      await journey.expect("5")
    }

    @Test func statesOfAnotherContainerAreFollowed() async {
      let other = StateContainer<Named>(state: "other")
      let journey = Journey(of: container)
      container.observe(StateSequence { emit in for await state in other.states { emit(state) } })
      await journey.expect("other")
      other.observe("changed")
      await journey.expect("changed")
    }

    /// A real clock moves by itself.
    @Test func sleepBetweenElementsIsAwaited() async {
      let journey = Journey(of: container)
      container.observe(
        StateSequence { emit in for await number in Ticks(count: 3) { emit(Named(number)) } })
      await journey.expect("1", "2", "3")
    }

    @Test func sleepOfTheTaskThatFeedsAStreamIsAwaited() async {
      let journey = Journey(of: container)
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      follow(stream)
      await journey.expect("loading", "following")
      let feeding = Task {
        try? await Task.sleep(for: .milliseconds(30))
        continuation.yield(7)
      }
      await journey.expect("7")
      await feeding.value
    }

    /// An input or output of the process may be what the stream waits for, but not for long.
    @Test func openDescriptorDelaysAWaitByLessThanASecond() async throws {
      let journey = Journey(of: container)
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      let pipe = Pipe()
      follow(stream)
      let before = ContinuousClock.now
      await journey.expect("loading", "following")
      let wait = ContinuousClock.now - before
      #expect(wait >= StreamPatience.standstill)
      continuation.yield(1)
      await journey.expect("1")
      try pipe.fileHandleForReading.close()
      try pipe.fileHandleForWriting.close()
    }
  }

  /// A sequence of numbers, each of which passes a gate.
  private struct Turnstile: AsyncSequence, AsyncIteratorProtocol {
    let gate: Gate
    var passed = 0

    func makeAsyncIterator() -> Turnstile { self }

    mutating func next() async -> Int? {
      await gate.pass()
      passed += 1
      return passed
    }
  }

  /// A sequence whose elements come after a time.
  private struct Ticks: AsyncSequence, AsyncIteratorProtocol {
    let count: Int
    var passed = 0

    init(count: Int) {
      self.count = count
    }

    func makeAsyncIterator() -> Ticks { self }

    mutating func next() async -> Int? {
      if passed == count { return nil }
      try? await Task.sleep(for: .milliseconds(20))
      passed += 1
      return passed
    }
  }
#endif
