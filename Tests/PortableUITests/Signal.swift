/// A signal by which a test waits for a view's task.
@MainActor
final class Signal {
  private var waiting: CheckedContinuation<Void, Never>?
  private var early = 0

  func send() {
    guard let waiting else { return early += 1 }
    self.waiting = nil
    waiting.resume()
  }

  func wait() async {
    if early > 0 {
      early -= 1
    } else {
      await withCheckedContinuation { waiting = $0 }
    }
  }
}

/// A log of events, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// Returns the entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
