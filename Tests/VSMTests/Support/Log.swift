import Foundation

/// Collects events, from any thread.
final class Log<Entry: Sendable>: @unchecked Sendable {
  // `@unchecked`: the entries are accessed only under the lock.
  private let lock = NSLock()
  private var stored: [Entry] = []

  var entries: [Entry] { lock.withLock { stored } }

  func add(_ entry: Entry) {
    lock.withLock { stored.append(entry) }
  }
}
