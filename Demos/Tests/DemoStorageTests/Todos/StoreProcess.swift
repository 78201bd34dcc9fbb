import DemoStorage
import Foundation

/// A run of `save-todos`: a process of its own that saves to-dos and says which are acknowledged.
///
/// Its methods block; call them on a thread that may.
struct StoreProcess {
  private let process = Process()
  private let output = Pipe()
  private let end = DispatchSemaphore(value: 0)

  /// Starts saving to-dos with the numbers from `first` on.
  init(_ storage: TodoStorage, in folder: URL, first: Int, count: Int) throws {
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("save-todos")
    process.arguments = [folder.path, storage.rawValue, "\(first)", "\(count)"]
    process.standardOutput = output
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  /// The number of the next to-do that was acknowledged; `nil` once the process has ended.
  func next() -> Int? {
    var line = ""
    while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != UInt8(ascii: "\n") {
      line.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return Int(line)
  }

  /// Ends the process as a power cut would, and returns what it had still acknowledged.
  func killed() -> [Int] {
    kill(process.processIdentifier, SIGKILL)
    let rest = Array(AnyIterator(next))
    end.wait()
    return rest
  }

  /// Waits for the process's own end, and tells whether it was a good one.
  func ended() -> Bool {
    end.wait()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

/// Runs what blocks on a thread that may.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result(catching: work)) }
  }
}
