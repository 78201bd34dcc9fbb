import DemoStorage
import Foundation

/// A process of `save-todos`, which saves to-dos and prints the numbers of the acknowledged ones.
///
/// Its methods block. Call them on a thread that may block.
struct StoreProcess {
  private let process = Process()
  private let output = Pipe()
  private let end = DispatchSemaphore(value: 0)

  /// Starts to save to-dos with the numbers from `first` on.
  init(_ storage: TodoStorage, in folder: URL, first: Int, count: Int) throws {
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("save-todos")
    process.arguments = [folder.path, storage.rawValue, "\(first)", "\(count)"]
    process.standardOutput = output
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  /// Returns the number of the next acknowledged to-do, or `nil` after the process has ended.
  func next() -> Int? {
    var line = ""
    while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != UInt8(ascii: "\n") {
      line.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return Int(line)
  }

  /// Kills the process, and returns the remaining numbers of acknowledged to-dos, and `false` if it had already ended.
  func killed() -> (rest: [Int], wasKilled: Bool) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    let rest = Array(AnyIterator(next))
    end.wait()
    return (rest, process.terminationReason == .uncaughtSignal)
  }

  /// Waits until the process exits, and returns whether it succeeded.
  func ended() -> Bool {
    end.wait()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

/// Runs blocking work on a thread that may block.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    // Not a queue, whose few threads also run the tasks of other tests.
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}
