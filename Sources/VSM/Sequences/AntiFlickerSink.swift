/// Passes on the states of a sequence with the timing of anti-flicker.
@MainActor
final class AntiFlickerSink<State>: @preconcurrency StateSinkObject {
  private var decisions: AntiFlicker<State>
  private let downstream: any StateSink<State>
  private let time: ContainerClock
  private var passing = Queue<State>()
  private var due: Duration?
  private var timer: Task<Void, Never>?

  /// Creates a sink, and passes on leading states that have no delay.
  init(timing: AntiFlickerTiming, waiting: [State], downstream: any StateSink<State>, clock: ContainerClock) {
    decisions = AntiFlicker(timing: timing, waiting: waiting)
    self.downstream = downstream
    time = clock
    handle(.started)
  }

  var isOpen: Bool { downstream.isOpen }

  var clock: ContainerClock? { time }

  func follows() { downstream.follows() }

  func receive(_ state: consuming State) { handle(.arrived(state)) }

  /// Runs `work`, and returns after the last of its states has been passed on.
  ///
  /// After a cancellation, it passes on no further state and leaves no timer. The task of the action itself waits for
  /// states that are held back at the end.
  func run(_ work: () async -> Void) async {
    let timer = due == nil ? nil : startTimer()
    self.timer = timer
    await withTaskCancellationHandler(operation: work) { timer?.cancel() }
    handle(.ended)
    await keepTime(for: nil)
    timer?.cancel()
  }

  /// Starts the task that applies leading states while the work runs.
  private func startTimer() -> Task<Void, Never> {
    let account = ContainerWork.account
    let work =
      account == nil
      ? nil
      : ObservedAction.current.map { ContainerWork(.antiFlicker, of: $0.container, from: $0.callSite) }
    if let work { account?.began(work) }
    return Task {
      await keepTime(for: work)
      if let work { account?.ended(work) }
    }
  }

  private func keepTime(for work: ContainerWork?) async {
    while !Task.isCancelled, let instant = due.take() {
      guard (try? await time.sleep(until: instant, for: work)) != nil else { return }
      // Superseded or overtaken by a state after it was resumed.
      if Task.isCancelled { return }
      handle(.awoke)
    }
  }

  private func handle(_ event: AntiFlicker<State>.Event) {
    for action in decisions.handle(event, at: time.now) {
      switch action {
      case .apply(let states): for state in states { passing.append(state) }
      case .wake(let instant): due = instant
      case .stopWaiting:
        timer?.cancel()
        due = nil
      }
    }
    // A subscriber that is notified of a state may cause the next one. The next one must come after the states that are
    // passed on here.
    while let state = passing.popFirst() { downstream.receive(state) }
  }
}
