import DemoStorage
import Foundation
import ProcessTesting

/// A process of `save-todos`, which saves to-dos and prints the numbers of the acknowledged ones.
struct StoreProcess {
  private let process: ChildProcess

  /// Starts to save to-dos with the numbers from `first` on.
  init(_ storage: TodoStorage, in folder: URL, first: Int, count: Int) {
    let program = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent("save-todos")
    process = ChildProcess(program, [folder.path, storage.rawValue, "\(first)", "\(count)"])
  }

  /// Returns the number of the next acknowledged to-do, or `nil` after the process has ended.
  func next() async -> Int? {
    await process.nextLine().flatMap { Int($0) }
  }

  /// Returns the numbers of all acknowledged to-dos that have not been returned yet.
  func rest() async -> [Int] {
    var numbers: [Int] = []
    while let number = await next() { numbers.append(number) }
    return numbers
  }

  /// Kills the process, and returns the remaining numbers of acknowledged to-dos, and `false` if it had already ended.
  func killed() async throws -> (rest: [Int], wasKilled: Bool) {
    process.kill()
    let rest = await rest()
    return (rest, try await process.ending() == .signaled(SIGKILL))
  }

  /// Waits until the process exits, and returns whether it succeeded.
  func ended() async throws -> Bool {
    try await process.ending() == .exited(0)
  }
}
