import DemoStorage
import Foundation
import GRDB
import Testing
import ToDo
import VSMTesting

@testable import save_todos

/// Kills a saving process at random times, 40 times while it runs.
///
/// SIGKILL doesn't test that data is on disk, since the system keeps written data in memory. `DurableFileTests` tests
/// the order of synchronization.
@Suite(.timeLimit(.minutes(10)))
struct CrashTests {
  /// In memory, so that kills interrupt the steps of a save and not the waiting for the disk.
  private let folder = TemporaryFolder.inMemory
  private static let kills = 40

  private struct EndedByItself: Error {}

  @Test(arguments: TodoStorage.allCases)
  func acknowledgedTodosAreStoredCompletely(storage: TodoStorage) async throws {
    var random = SeededGenerator(seed: 2026)
    var (acknowledged, kills, unacknowledged) = (0, 0, 0)
    // On a slow machine, many processes end before they are killed. These don't count.
    while kills < Self.kills {
      let seed = random.next()
      let (next, killed) = try await Self.saveUntilKilled(storage, in: folder.url, from: acknowledged, seed: seed)
      acknowledged = next
      if killed { kills += 1 }
      // Opens the store like the next process, with the files of the killed one.
      let todos = try await storage.opened(in: folder).allTodos()
      #expect(todos.count - acknowledged == 0 || todos.count - acknowledged == 1)
      #expect(Set(todos) == Set((0..<todos.count).map(Todo.numbered)))
      unacknowledged += todos.count - acknowledged
    }

    #expect(acknowledged > 0)
    if storage == .sqlite {
      let check = try await DatabaseQueue(path: folder.database.path).read { db in
        try String.fetchOne(db, sql: "PRAGMA integrity_check")
      }
      #expect(check == "ok")
    }
    print("\(storage): \(acknowledged) saves acknowledged, \(kills) kills, \(unacknowledged) kept unacknowledged")
  }

  /// Runs a process until it has acknowledged some saves, kills it a little later, and returns the next number.
  private static func saveUntilKilled(
    _ storage: TodoStorage, in folder: URL, from first: Int, seed: UInt64
  ) async throws -> (next: Int, killed: Bool) {
    var random = SeededGenerator(seed: seed)
    var next = first
    // A process that is killed late saves no more than this, so that the stores stay small on any machine.
    let process = StoreProcess(storage, in: folder, first: first, count: 32)
    let last = first + Int.random(in: 0...16, using: &random)
    while next < last {
      guard let number = await process.next() else { throw EndedByItself() }
      #expect(number == next)
      next += 1
    }
    // A busy wait until a time during the next saves, since a sleep would end too late.
    let moment = ContinuousClock.now + .microseconds(Int.random(in: 0...4_000, using: &random))
    while ContinuousClock.now < moment {}
    let (rest, wasKilled) = try await process.killed()
    return (next + rest.count, wasKilled)
  }

  @Test(arguments: TodoStorage.allCases)
  func concurrentProcessesLoseNoTodos(storage: TodoStorage) async throws {
    try await storage.opened(in: folder).save(.numbered(0))
    let processes = [1, 101, 201].map { StoreProcess(storage, in: folder.url, first: $0, count: 50) }
    var ended: [[Int]] = []
    for process in processes {
      let numbers = await process.rest()
      ended.append(try await process.ended() ? numbers : [])
    }

    #expect(ended == [Array(1...50), Array(101...150), Array(201...250)])
    let numbers = [0] + ended.joined()
    #expect(try await Set(storage.opened(in: folder).allTodos()) == Set(numbers.map(Todo.numbered)))
    #expect(try await storage.opened(in: folder).allTodos().count == numbers.count)
  }
}
