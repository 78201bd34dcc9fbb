@testable import VSM

/// The contract of a container, implemented as simply as possible: without locks, tasks or memory management.
///
/// It runs a program and records the expected events.
final class ProgramModel {
  let program: Program
  var record = ProgramRecord()
  /// The reactions to states that are released, or returned by an iteration.
  ///
  /// If the contract does not define the time, there is no reaction, so that only one outcome is correct.
  var armed: Set<Occasion> = []
  /// The expected condition when nothing continues.
  var milestones: [Milestone] = []

  var state = 0
  /// The newest announced state; during the announcement, it is not stored yet.
  var announced = 0
  var isGone = false
  /// The number of observed actions. A state is applied only if its action is the newest.
  var newest: UInt64 = 0
  var running: Run?
  var isAnnouncing = false
  /// States that were observed during the announcement of another one.
  var waiting: [Int] = []
  var debounced: [DebounceKey: Debounced] = [:]
  var calls = 0
  var time = 0
  /// The pending work of the main actor.
  var jobs: [Job] = []
  var subscribers: [Int: Subscriber] = [:]
  /// The chief iteration, which is the first one and can have reactions.
  var chief: Int?
  /// States that the chief iteration may return before or after another relevant event.
  var contested: Set<Int> = []
  /// States that iterations have buffered. A canceled one retains them until it notices the cancellation.
  var shared: Set<Int> = []
  var hasCancelledIteration = false
  /// Actions before their first suspension.
  var starting: [Int: Run] = [:]
  /// Actions that continue although they are canceled.
  var stubborn: [Int: Run] = [:]
  /// Actions whose beginning was reported, but not their end.
  var reported: Run?
  /// The action whose end a task awaits, if it is the running one.
  var refreshed: UInt64?
  var occasions: Set<Occasion> = []
  /// The number of reactions so far, and of those in progress.
  var reactions = 0
  var depth = 0
  var cancellations = 0
  /// Whether the reaction of a released state is running.
  var isParting = false

  init(_ program: Program) {
    self.program = program
  }

  /// One observation of an action.
  final class Run {
    let action: ProgramAction
    let number: UInt64
    /// Emissions that have not been applied; `nil` is the end.
    var arrivals: [Int?] = []
    /// Whether the end was emitted.
    var isComplete = false
    /// Whether it can be canceled, because it is subscribed to or suspended.
    var isCancellable = false
    /// Whether it is scheduled on the main actor.
    var isDue = false
    /// Whether it has ended; its states may still wait.
    var isOver = false

    init(_ action: ProgramAction, number: UInt64) {
      self.action = action
      self.number = number
      if action.shape == .publisher { return }
      arrivals = action.shape.leadsAlone ? [] : action.leading
      if action.ends { arrivals.append(nil) }
      isComplete = action.ends
    }
  }

  /// The condition when nothing continues.
  struct Milestone {
    let time: Int
    let rest: Rest
    /// The number of events so far.
    let events: Int
    let heard: Int
  }

  struct Debounced {
    let action: ProgramAction
    let due: Int
    let call: Int
  }

  enum Job {
    case iterate(Int)
    case run(Run)
  }

  struct Subscriber {
    let publication: ProgramStep.Publication
    /// The states that an iteration has not returned.
    var unseen: [Int] = []
    var isDue = false
  }

  func run() -> ProgramRecord {
    for step in program.steps { perform(step) }
    end()
    return record
  }

  /// Follows the last step of every program: releases everything.
  private func end() {
    perform(.drop)
    stubborn = [:]
    subscribers = [:]
    perform(.turn)
  }

  private func perform(_ step: ProgramStep) {
    switch step {
    case .observe(let action): observe(action)
    case .debounce(let action, let key, let due): debounce(action, key, due)
    case .refresh(let action): refresh(action)
    case .cancelRefresh: cancelRefresh()
    case .emit(let state, let action, let place): arrive(state, of: action, from: place)
    case .complete(let action, let place): arrive(nil, of: action, from: place)
    case .subscribe(let id, let publication): subscribe(id, to: publication)
    case .unsubscribe(let id):
      if subscribers.removeValue(forKey: id)?.publication == .states { hasCancelledIteration = true }
    case .turn: turn()
    case .advance(let duration): advance(by: duration)
    case .drop: drop()
    }
    if !isGone, !isParting { log(.now(state)) }
  }

  func log(_ event: ProgramEvent) {
    record.events.append(event)
  }

  func report(_ event: ProgramEvent) {
    if program.hasObserver { log(event) }
  }

  /// Continues with the program's reaction at this moment.
  func react(to occasion: Occasion) {
    guard !isGone, let steps = program.reactions[occasion], occasions.insert(occasion).inserted else { return }
    reactions += 1
    depth += 1
    if occasion.isCancellation { cancellations += 1 }
    for step in steps { perform(step) }
    if occasion.isCancellation { cancellations -= 1 }
    depth -= 1
  }
}
