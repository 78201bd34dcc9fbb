import Foundation

/// The messages of all WebSockets, which the main actor handles in their order.
///
/// One task of the main actor handles all messages that have arrived, rather than one for each.
///
/// Unchecked: `lock` guards the messages.
final class SocketInbox: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [SocketMessage] = []

  func add(_ message: SocketMessage) {
    let isFirst = lock.withLock {
      messages.append(message)
      return messages.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor in
      for message in take() { message.handle() }
    }
  }

  private func take() -> [SocketMessage] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }
}
