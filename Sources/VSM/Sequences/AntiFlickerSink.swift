/// Passes the states of a sequence on at the times that anti-flicker asks for.
@MainActor
final class AntiFlickerSink<State>: StateSink {
  private var decisions: AntiFlicker<State>
  private let downstream: any StateSink<State>
  private let time: ContainerClock
  private var passing = Queue<State>()
  private var due: Duration?
  private var timer: Task<Void, Never>?

  /// Starts: waiting states without a delay have been passed on when this returns.
  init(timing: AntiFlickerTiming, waiting: [State], downstream: any StateSink<State>, clock: ContainerClock) {
    decisions = AntiFlicker(timing: timing, waiting: waiting)
    self.downstream = downstream
    time = clock
    handle(.started)
  }

  var isOpen: Bool { downstream.isOpen }

  var clock: ContainerClock? { time }

  func receive(_ state: State) {
    handle(.arrived(state))
  }

  /// Lets `work` give its states, and returns when the last of them has been passed on.
  ///
  /// Cancelled, it passes nothing on any more, and leaves no timer.
  ///
  /// - Parameter isCounted: Whether tools count on the work to end. What they count waits under its own name for what is
  ///   held back at the end, so that they can tell that it waits for the clock.
  func run(isCounted: Bool, _ work: () async -> Void) async {
    let timer = due == nil ? nil : Task { await keepTime() }
    self.timer = timer
    await withTaskCancellationHandler(operation: work) { timer?.cancel() }
    handle(.ended)
    await keepTime(isTimer: !isCounted)
    timer?.cancel()
  }

  private func keepTime(isTimer: Bool = true) async {
    while !Task.isCancelled, let instant = due.take() {
      guard (try? await time.sleep(until: instant, isTimer: isTimer)) != nil else { return }
      // Superseded, or overtaken by a state, after it was woken and before its turn came.
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
    // Whoever hears of a state may cause the next, which has to stay behind those that are let pass here.
    while let state = passing.popFirst() { downstream.receive(state) }
  }
}
