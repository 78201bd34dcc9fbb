import Foundation

/// The messages of all WebSockets, which the main actor handles in their order.
///
/// One task of the main actor handles all messages that have arrived, rather than one for each.
///
/// Unchecked: `lock` guards the messages.
final class SocketInbox: @unchecked Sendable {
  /// The maximum number of bytes that wait while the main actor is blocked.
  static let byteLimit = 64 * 1024 * 1024

  private let lock = NSLock()
  private var messages: [SocketMessage] = []
  private var byteCount = 0

  /// The number of bytes that wait.
  var waitingBytes: Int { lock.withLock { byteCount } }

  /// Adds a message, and returns `false` if too many bytes wait.
  func add(_ message: SocketMessage) -> Bool {
    let (isAdded, isFirst) = lock.withLock {
      guard byteCount + message.content.count <= Self.byteLimit else { return (false, false) }
      byteCount += message.content.count
      messages.append(message)
      return (true, messages.count == 1)
    }
    guard isFirst else { return isAdded }
    Task { @MainActor in
      for message in take() { message.handle() }
    }
    return true
  }

  private func take() -> [SocketMessage] {
    lock.withLock {
      defer { (messages, byteCount) = ([], 0) }
      return messages
    }
  }
}
