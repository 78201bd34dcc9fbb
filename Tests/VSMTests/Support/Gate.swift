/// Suspends callers until it is opened.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0
  private var expecting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits for `open()`, even if the task is canceled.
  func pass() async {
    arrivals += 1
    for expected in expecting where expected.count <= arrivals { expected.continuation.resume() }
    expecting.removeAll { $0.count <= arrivals }
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until this number of callers has arrived.
  func arrived(_ count: Int = 1) async {
    if arrivals >= count { return }
    await withCheckedContinuation { expecting.append((count, $0)) }
  }

  func open() {
    isOpen = true
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}
