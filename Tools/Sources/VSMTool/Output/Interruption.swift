import Dispatch
import Foundation

/// Runs an operation, which Ctrl-C and SIGTERM cancel, so that it ends the processes that it has started.
func cancelingAtSignals<Success: Sendable>(
  _ operation: sending @escaping @isolated(any) () async throws -> Success
) async throws -> Success {
  let task = Task { try await operation() }
  let signals = [SIGINT, SIGTERM].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler { task.cancel() }
    source.resume()
    return source
  }
  defer { for source in signals { source.cancel() } }
  return try await task.value
}
