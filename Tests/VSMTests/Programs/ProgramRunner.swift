import CombineShim

@testable import VSM

/// Runs a program with a container, and records the events.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@MainActor
final class ProgramRunner {
  let program: Program
  let model: ProgramModel
  var record = ProgramRecord()
  let census = Census()
  let clock = ProgramClock()
  var container: StateContainer<ProgramState>?
  var tasks: [Int: TaskSource] = [:]
  var publishers: [Int: PublisherSource] = [:]
  var subscriptions: [Int: AnyCancellable] = [:]
  var iterations: [Int: Task<Void, Never>] = [:]
  var refreshes: [Int: Task<Void, Never>] = [:]
  var refreshing: Set<Int> = []
  var heard: Set<Occasion> = []
  private var observation: ContainerObservation?
  private var occasions: Set<Occasion> = []
  private var depth = 0
  private var cancellations = 0
  private var isParting = false
  private var milestones: [ProgramModel.Milestone]
  private var lastMilestone: ProgramModel.Milestone?
  private var patience: Int
  private var time = 0

  /// - Parameters:
  ///   - model: A model that has run.
  ///   - patience: The number of turns to wait for an expected event.
  init(_ model: ProgramModel, patience: Int) {
    program = model.program
    self.model = model
    milestones = model.milestones.reversed()
    self.patience = patience
    if program.hasObserver { observation = ContainerObservation(of: self) }
    container = StateContainer(state: makeState(0), clock: clock)
    observation?.container = container?.id
  }

  func run() async -> ProgramRecord {
    for step in program.steps { await perform(outermost: step) }
    await end()
    return record
  }

  /// Releases everything.
  private func end() async {
    weak let container = container
    await perform(outermost: .drop)
    for source in tasks.values { source.release() }
    subscriptions = [:]
    for iteration in iterations.values { iteration.cancel() }
    await perform(outermost: .turn)
    if container != nil || clock.sleeperCount > 0 { log(.leaked) }
    observation?.cancel()
  }

  // MARK: Steps

  private func perform(outermost step: ProgramStep) async {
    switch step {
    case .turn: await turn()
    case .advance(let duration): await advance(by: duration)
    case .drop: await drop()
    case .unsubscribe(let id): unsubscribe(id)
    default: perform(step)
    }
    logState()
  }

  private func perform(_ step: ProgramStep) {
    switch step {
    case .observe(let action): observe(action)
    case .debounce(let action, .callSite(let site), let due):
      observe(action, debounced: due, identifier: Never?.none, callSite: site)
    case .debounce(let action, .identifier(let identifier), let due):
      observe(action, debounced: due, identifier: identifier, callSite: CallSite())
    case .refresh(let action): refresh(action)
    case .cancelRefresh: cancelRefresh()
    case .emit(let state, let action, let place): emit(state, of: action, from: place)
    case .complete(let action, let place): emit(nil, of: action, from: place)
    case .subscribe(let id, let publication): subscribe(id, to: publication)
    default: break
    }
  }

  private func emit(_ state: Int?, of action: Int, from place: ProgramStep.Place) {
    let (task, publisher) = (tasks[action], publishers[action])
    // Copied, so that another thread need not access it.
    let makeState = stateMaker
    let work = {
      task?.emit(state)
      if let state { publisher?.emit(makeState(state)) } else { publisher?.end() }
    }
    if place == .elsewhere, cancellations == 0 { Elsewhere.runAndBlock(work) } else { work() }
  }

  private func cancelRefresh() {
    for refresh in refreshes.values { refresh.cancel() }
  }

  private func drop() async {
    if container == nil { return }
    // A task that waits for an action retains the container.
    await settle()
    while lastMilestone?.rest.isRefreshing == true {
      cancelRefresh()
      await settle()
    }
    // An observer of the end may access the container.
    let last = container
    container = nil
    withExtendedLifetime(last) {}
  }

  /// Continues with the program's reaction at this moment.
  func react(to occasion: Occasion) {
    guard container != nil, let steps = program.reactions[occasion], occasions.insert(occasion).inserted else { return }
    depth += 1
    if occasion.isCancellation { cancellations += 1 }
    for step in steps {
      perform(step)
      logState()
    }
    if occasion.isCancellation { cancellations -= 1 }
    depth -= 1
  }

  // MARK: Record

  func log(_ event: ProgramEvent) {
    record.events.append(event)
  }

  func happen(_ event: ProgramEvent, _ occasion: Occasion) {
    log(event)
    react(to: occasion)
  }

  private func logState() {
    guard !isParting, let container else { return }
    // Read from the storage, since reading the property would register with Observation.
    log(.now(container.storage.value.id))
  }

  // MARK: States

  func makeState(_ id: Int) -> ProgramState { stateMaker(id) }

  /// Creates states on any thread.
  var stateMaker: @Sendable (Int) -> ProgramState {
    let (armed, census) = (model.armed, census)
    let part: @MainActor @Sendable (Int) -> Void = { [weak self] in self?.part(from: $0) }
    return { id in
      ProgramState(payload: ProgramState.Payload(id, in: census, onDeinit: armed.contains(.gone(id)) ? part : nil))
    }
  }

  private func part(from state: Int) {
    isParting = true
    react(to: .gone(state))
    isParting = false
  }

  // MARK: Time

  private func advance(by duration: Int) async {
    let end = time + duration
    repeat { await settle() } while time < end && !milestones.isEmpty
  }

  private func turn() async {
    await settle()
    log(.quiet(rest))
  }

  /// Waits for the events that the model expects, and then for unexpected ones.
  ///
  /// The number of turns does not determine when a resumed task has suspended again, as it is resumed through another
  /// executor.
  func settle() async {
    lastMilestone = milestones.popLast()
    guard let milestone = lastMilestone else { return }
    clock.set(to: .seconds(milestone.time))
    time = milestone.time
    var turns = 0
    while turns < patience, !hasReached(milestone) {
      turns += 1
      await Task.yield()
    }
    for _ in 0..<3 { await Task.yield() }
    if !hasReached(milestone) { patience = 0 }
  }

  private func hasReached(_ milestone: ProgramModel.Milestone) -> Bool {
    record.events.count >= milestone.events && record.heard.values.reduce(0) { $0 + $1.count } >= milestone.heard
      && clock.sleeperCount == (milestone.rest.isDebouncing ? 1 : 0) && rest == milestone.rest
  }

  private var rest: Rest {
    let living = census.living
    return Rest(
      states: living.states, actions: living.actions, isRunning: container?.running.isRunning ?? false,
      isRefreshing: !refreshing.isEmpty, isDebouncing: container?.debouncer != nil)
  }
}
