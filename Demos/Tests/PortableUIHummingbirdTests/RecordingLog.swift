import Foundation
import Logging

/// A log handler that stores the level, message and metadata of each line.
///
/// Unchecked: `lock` guards the mutable properties.
final class RecordingLog: LogHandler, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [String] = []
  private var recordedMetadata: [Logger.Metadata] = []

  var lines: [String] { lock.withLock { recorded } }
  var metadataOfLines: [Logger.Metadata] { lock.withLock { recordedMetadata } }

  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }

  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    lock.withLock {
      recorded.append("\(event.level) \(event.message)")
      recordedMetadata.append(event.metadata ?? [:])
    }
  }
}
