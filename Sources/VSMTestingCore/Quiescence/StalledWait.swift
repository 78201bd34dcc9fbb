import Foundation
import VSM

/// Monitors a wait of a test and reports a long one: first as a warning, then as an error when no work can continue.
@MainActor
final class StalledWait {
  private let goal: String
  private weak var quiescence: Quiescence?
  private weak var waiter: QuiescenceWaiter?
  private let patience = WaitPatience.current
  private let watch: StallMonitor.Watch

  init(for goal: String, in quiescence: Quiescence, waiter: QuiescenceWaiter) {
    (self.goal, self.quiescence, self.waiter) = (goal, quiescence, waiter)
    watch = StallMonitor.Watch(patience: patience, lineage: quiescence.lineage)
    watch.didStall = { [weak self] stall in nextOnMainQueue { self?.report(stall) } }
    StallMonitor.shared.add(watch)
  }

  /// Stops monitoring.
  func end() {
    StallMonitor.shared.remove(watch)
  }

  private func report(_ stall: StallMonitor.Stall) {
    guard let quiescence, let waiter else { return }
    let isAboutToEnd = waiter.condition == nil && quiescence.isQuiet
    if isAboutToEnd || waiter.continuation == nil {
      // The main actor was busy with other tests and will process the wait next.
      watch.retract(stall)
      return quiescence.noteActivity()
    }
    let reasons = quiescence.underWay(includingSuspended: waiter.condition != nil)
    let list = (reasons.isEmpty ? ["none: every action and task has ended."] : reasons).map { "\n- \($0)" }.joined()
    switch stall {
    case .lasting:
      let message = "The test has waited for \(patience.warning) until \(goal). In progress:\(list)"
      quiescence.resume(waiter, with: .lasting(message))
    case .stuck:
      let message = """
        The test waited until \(goal), and nothing in its process can continue by itself. The wait was ended. \
        In progress:\(list)
        """
      quiescence.resume(waiter, with: .stuck(message))
    }
  }
}

extension Quiescence {
  /// Returns descriptions of the work in progress, each with a way to let it continue.
  ///
  /// - Parameter includingSuspended: Whether to include work that is suspended until the test acts.
  fileprivate func underWay(includingSuspended: Bool) -> [String] {
    let actions = actions.sorted { ($0.container, $0.number) < ($1.container, $1.number) }.compactMap { action in
      Self.line(
        "an action of \(action.container), observed at \(action.callSite)", of: .action(action),
        includingSuspended: includingSuspended)
    }
    let work = OngoingWork.of(containers).compactMap { work in
      Self.line(
        "\(work.kind) of \(work.container)\(work.callSite.map { ", observed at \($0)" } ?? "")", of: .work(work),
        includingSuspended: includingSuspended,
        otherwise: "it does not sleep on a TestClock. Create the container with one")
    }
    return (actions + work.sorted() + pageTasks(includingSuspended: includingSuspended) + jobs)
  }

  private static let unknown = """
    it waits for something that the test does not control, such as a real sleep or request, or a double that never \
    answers. Use Steered for the double, or wrap the wait in heldByTest. End an endless stream with emit.follow
    """

  private static func line(
    _ subject: String, of owner: WorkOwner, includingSuspended: Bool, otherwise: String = unknown
  ) -> String? {
    let reasons = SuspendedTasks.reasons(of: owner)
    if reasons.isEmpty { return "\(subject): \(otherwise)." }
    return includingSuspended ? "\(subject): it \(reasons.joined(separator: ", and ")). " : nil
  }

  private func pageTasks(includingSuspended: Bool) -> [String] {
    guard let page else { return [] }
    let reasons = SuspendedTasks.reasons(of: pageOwner)
    let count = page.taskCount() - reasons.count
    let unknown = count > 0 ? ["\(count) of the page's tasks: \(Self.unknown)."] : []
    return unknown + (includingSuspended ? reasons.map { "a task of the page: it \($0)." } : [])
  }

  private var jobs: [String] {
    lineage?.isIdle ?? true ? [] : ["jobs that the test has caused: they are enqueued or running, and will end."]
  }
}

extension ContainerWork.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .debounce: "the timer of a debounced action"
    case .antiFlicker: "the timer of a sequence's waiting states"
    case .delivery: "a publisher's state on its way to the main actor"
    }
  }
}
