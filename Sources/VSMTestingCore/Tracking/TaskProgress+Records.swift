#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  import Foundation

  extension TaskProgress {
    /// Determines the progress of a task, of its child tasks, and of the tasks that these wait for.
    ///
    /// It is exact if no job of these tasks is enqueued or running before and after the call.
    ///
    /// - Parameter isHeld: Returns whether a task is suspended until the test acts.
    init(of task: Task<Void, Never>, isHeld: (TaskIdentity) -> Bool) {
      var tree = TaskTree()
      self = tree.progress(of: TaskIdentity(task), isHeld: isHeld)
    }
  }

  /// The tasks that one task leads to.
  private struct TaskTree {
    private var visited: Set<TaskIdentity> = []

    mutating func progress(of task: TaskIdentity, isHeld: (TaskIdentity) -> Bool) -> TaskProgress {
      guard visited.insert(task).inserted, let record = TaskRecord(of: task), !record.hasEnded else { return .held }
      if record.isRunning { return .running }
      var children = record.children
      var result = TaskProgress.held
      let waitsForTest = isHeld(task)
      switch record.dependency {
      case .task(let awaited):
        // Of work that only the test can end, the test also ends the tasks that it waits for.
        if waitsForTest {
          children.removeAll { $0 == awaited }
        } else {
          result = progress(of: awaited, isHeld: isHeld)
        }
      case .group:
        if waitsForTest { children = [] }
      case .continuation:
        if !waitsForTest { result = AsyncFrames.wait(for: record.frames) }
      case .executor: result = .running
      case nil: result = .waiting
      }
      return children.reduce(result) { max($0, progress(of: $1, isHeld: isHeld)) }
    }
  }

  /// The functions in which a task is suspended.
  private enum AsyncFrames {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [UInt: Bool] = [:]  // Guarded by `lock`.

    /// Returns whether a task with these frames waits for the element of a sequence or for something unknown.
    static func wait(for frames: [UInt]) -> TaskProgress {
      frames.contains(where: isNextOfIterator) ? .following : .waiting
    }

    /// Whether code at the address is in the `next` of an asynchronous iterator.
    ///
    /// A `for await` loop calls `next(isolation:)`, which an iterator implements or inherits.
    private static func isNextOfIterator(_ address: UInt) -> Bool {
      if let isNext = lock.withLock({ known[address] }) { return isNext }
      let name = FunctionNames.shared.name(at: address) ?? ""
      let isNext = name.contains("4next9isolation") || name.contains("IteratorV4next")
      lock.withLock { known[address] = isNext }
      return isNext
    }
  }
#endif
