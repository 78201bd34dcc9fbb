import Foundation

/// A thread on which an adapter writes the frames of streams, such as an event loop.
public protocol StreamWriterLoop: Sendable {
  /// Distinguishes the loop from every other one.
  var id: ObjectIdentifier { get }

  /// Runs `work` on the loop, soon. It can be called from any thread.
  func execute(_ work: @escaping @Sendable () -> Void)
}

/// The writers of streams that have frames to write, until their loops are notified.
///
/// The main actor renders the pages that have changed one after another. All writers of a loop are notified together,
/// after the jobs of the main actor that are due now. Otherwise, the first frame would wake the loop, which would sleep
/// again before the next frame, and each change between two threads takes longer than rendering a small change.
///
/// Unchecked: `lock` guards the writers.
final class StreamWakeups: @unchecked Sendable {
  typealias Action = @Sendable () -> Void

  private let lock = NSLock()
  private var loops: [(loop: any StreamWriterLoop, actions: [Action])] = []

  /// Runs `action` on a loop after the jobs of the main actor that are due now. It can be called from any thread.
  func add(_ action: @escaping Action, on loop: any StreamWriterLoop) {
    let isFirst = lock.withLock {
      let isFirst = loops.isEmpty
      if let index = loops.firstIndex(where: { $0.loop.id == loop.id }) {
        loops[index].actions.append(action)
      } else {
        loops.append((loop, [action]))
      }
      return isFirst
    }
    guard isFirst else { return }
    Task { @MainActor in
      for (loop, actions) in take() {
        loop.execute { for action in actions { action() } }
      }
    }
  }

  private func take() -> [(loop: any StreamWriterLoop, actions: [Action])] {
    lock.withLock {
      defer { loops = [] }
      return loops
    }
  }
}
