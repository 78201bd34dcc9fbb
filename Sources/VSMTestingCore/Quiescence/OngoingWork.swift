import CombineShim
import Foundation
import VSM

/// The account of the containers' work: their timers and deliveries, and the tasks of their actions.
enum OngoingWork {
  static let account: any ContainerWorkAccount = Account()

  /// Returns the work of these containers besides actions.
  static func of(_ containers: Set<StateContainerID>) -> [ContainerWork] {
    table.work.filter { containers.contains($0.container) }
  }

  private static let table = Table()

  private struct Account: ContainerWorkAccount {
    func started(_ action: ObservedAction, in task: Task<Void, Never>) {
      JobTracking.started(task)
      for quiescence in Quiescence.all { quiescence.actionStarted(action, in: task) }
    }

    func began(_ work: ContainerWork) { table.insert(work) }

    func ended(_ work: ContainerWork) {
      table.remove(work)
      onMainQueue {
        for quiescence in Quiescence.all where quiescence.watches(.work(work)) { quiescence.noteActivity() }
      }
    }

    func waits(for wait: PassiveWait) -> @Sendable () -> Void {
      let suspension =
        switch wait {
        case .endOfAction: Suspension("waits for the end of an action, which is listed separately")
        case .nextElement: Suspension("follows a stream: send an element")
        }
      return { suspension.end() }
    }
  }

  /// `@unchecked Sendable`: `lock` guards the only variable.
  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    private var all: Set<ContainerWork> = []

    var work: Set<ContainerWork> { lock.withLock { all } }

    func insert(_ work: ContainerWork) { lock.withLock { _ = all.insert(work) } }

    func remove(_ work: ContainerWork) { lock.withLock { _ = all.remove(work) } }
  }
}
