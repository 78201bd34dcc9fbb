/// Passes the states of a sequence on at the times that anti-flicker asks for.
@MainActor
final class AntiFlickerSink<State>: StateSink {
  private var decisions: AntiFlicker<State>
  private let downstream: any StateSink<State>
  private let time: ContainerClock
  private var passing = Queue<State>()
  private var isPassing = false
  private var due: Duration?
  private var timer: Task<Void, Never>?
  private var isFinished = false

  /// Starts: waiting states without a delay are passed on before this returns.
  init(timing: AntiFlickerTiming, waiting: [State], downstream: any StateSink<State>, clock: ContainerClock) {
    decisions = AntiFlicker(timing: timing, waiting: waiting)
    self.downstream = downstream
    time = clock
    handle(.started)
  }

  var isOpen: Bool { downstream.isOpen }

  var clock: ContainerClock? { time }

  func receive(_ state: State) {
    if isOpen { handle(.arrived(state)) }
  }

  /// Lets `work` give its states, and returns when the last of them has been passed on.
  ///
  /// Cancelled, it holds nothing back any longer, and leaves no timer.
  func run(_ work: () async -> Void) async {
    guard due != nil else {
      await work()
      return handle(.ended)
    }
    let timer = Task { await keepTime() }
    self.timer = timer
    await withTaskCancellationHandler {
      await work()
      guard isOpen else { return }
      handle(.ended)
      if !isFinished { await timer.value }
    } onCancel: {
      timer.cancel()
    }
    timer.cancel()
    self.timer = nil
  }

  private func keepTime() async {
    while let instant = due.take() {
      do { try await time.sleep(until: instant) } catch { return }
      // Superseded, or overtaken by a state, after it was woken and before it had its turn.
      if Task.isCancelled { return }
      handle(.awoke)
    }
  }

  private func handle(_ event: AntiFlicker<State>.Event) {
    for action in decisions.handle(event, at: time.now()) {
      switch action {
      case .apply(let states): for state in states { passing.append(state) }
      case .wake(let instant): due = instant
      case .stopWaiting: timer?.cancel()
      case .finish: isFinished = true
      }
    }
    pass()
  }

  /// Passes on what may pass. Whoever hears of a state may cause the next, which has to stay behind those before it.
  private func pass() {
    if isPassing { return }
    isPassing = true
    while let state = passing.popFirst() { downstream.receive(state) }
    isPassing = false
  }
}
