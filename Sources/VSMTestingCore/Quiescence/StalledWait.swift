import Foundation
import VSM

/// Monitors a wait of a test and reports a long one: first as a warning, then as an error when no work can continue.
@MainActor
final class StalledWait {
  private let goal: () -> String
  private weak var quiescence: Quiescence?
  private weak var waiter: QuiescenceWaiter?
  private let patience = WaitPatience.current
  private let watch: StallMonitor.Watch

  init(for goal: @escaping () -> String, in quiescence: Quiescence, waiter: QuiescenceWaiter) {
    (self.goal, self.quiescence, self.waiter) = (goal, quiescence, waiter)
    watch = StallMonitor.Watch(patience: patience, lineages: quiescence.lineages)
    watch.didStall = { [weak self] stall in nextOnMainQueue { self?.report(stall) } }
    StallMonitor.shared.add(watch)
  }

  /// Stops monitoring.
  func end() { StallMonitor.shared.remove(watch) }

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
      let message = "The test has waited for \(patience.warning) until \(goal()). In progress:\(list)"
      quiescence.resume(waiter, with: .lasting(message))
    case .stuck:
      let message = """
        The test waited until \(goal()), and nothing in its process can continue by itself. The wait was ended. \
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
      line(
        "an action of \(action.container), observed at \(action.callSite)", of: .action(action),
        includingSuspended: includingSuspended)
    }
    let work = OngoingWork.of(containers).compactMap { work in
      line(
        "\(work.kind) of \(work.container)\(work.callSite.map { ", observed at \($0)" } ?? "")", of: .work(work),
        includingSuspended: includingSuspended,
        otherwise: "it does not sleep on a TestClock. Create the container with one")
    }
    let tasks = pageTasks.compactMap { line("a task of the page", of: $0, includingSuspended: includingSuspended) }
    return actions + work.sorted() + tasks + (includingSuspended ? followed : []) + jobs
  }

  private static let unknown = """
    it waits for something that the test does not control, such as a real sleep or request, or a double that never \
    answers. Use Steered for the double, or wrap the wait in heldByTest. End an endless stream with emit.follow
    """

  private func line(
    _ subject: String, of owner: WorkOwner, includingSuspended: Bool, otherwise: String = unknown
  ) -> String? {
    let progress = progress(of: owner)
    if progress > .following { return "\(subject): \(progress == .running ? "it runs" : otherwise)." }
    guard includingSuspended else { return nil }
    let reasons = SuspendedTasks.reasons(of: owner)
    return
      "\(subject): it \(reasons.isEmpty ? "waits for an element of a sequence" : reasons.joined(separator: ", and "))."
  }

  /// The publishers and sequences that the containers observe.
  private var followed: [String] {
    subscriptions.sorted { ($0.container, $0.number) < ($1.container, $1.number) }.map { action in
      let source = action.shape == .publisher ? "a publisher" : "an asynchronous sequence"
      return "\(source) that \(action.container) observes, at \(action.callSite): it has not ended."
    }
  }

  private var jobs: [String] {
    lineages.allSatisfy(\.isIdle) ? [] : ["jobs that the test has caused: they are enqueued or running, and will end."]
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
