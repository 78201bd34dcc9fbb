import Testing

@testable import PortableUIWeb

@MainActor
struct StreamWakeupsTests {
  /// Runs work at once, and records its turns and the writers that were notified in them.
  @MainActor
  private final class Loop: StreamWriterLoop {
    private(set) var turns: [[Int]] = []
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }

    nonisolated func execute(_ work: @escaping @Sendable () -> Void) {
      MainActor.assumeIsolated {
        turns.append([])
        work()
      }
    }

    nonisolated func writer(_ number: Int) -> @Sendable () -> Void {
      { MainActor.assumeIsolated { self.turns[self.turns.count - 1].append(number) } }
    }
  }

  private let wakeups = StreamWakeups()
  private let loop = Loop()
  private let other = Loop()

  /// Returns after the jobs of the main actor that are enqueued now.
  private func nextTurn() async { await Task { @MainActor in }.value }

  @Test func writersOfALoopAreNotifiedTogetherAfterTheJobsThatAreDue() async {
    Task { @MainActor in wakeups.add(loop.writer(1), on: loop) }
    Task { @MainActor in
      wakeups.add(loop.writer(2), on: loop)
      wakeups.add(other.writer(3), on: other)
      #expect(loop.turns.isEmpty)
    }
    await nextTurn()
    await nextTurn()
    #expect(loop.turns == [[1, 2]])
    #expect(other.turns == [[3]])
  }

  @Test func laterWritersAreNotifiedInALaterTurn() async {
    wakeups.add(loop.writer(1), on: loop)
    await nextTurn()
    wakeups.add(loop.writer(2), on: loop)
    await nextTurn()
    #expect(loop.turns == [[1], [2]])
  }
}
