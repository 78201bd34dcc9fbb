@testable import VSM

/// What a container promises, written down as simply as possible: no locks, no tasks, no memory.
///
/// It does what a program says and keeps the record of what has to happen.
final class ProgramModel {
  let program: Program
  var record = ProgramRecord()
  /// The reactions that happen to states which go, or which are come to in an iteration.
  ///
  /// Where the contract leaves open when that is, nothing happens, so that there is one right outcome.
  var armed: Set<Occasion> = []
  /// What has to be when everything has come to rest.
  var milestones: [Milestone] = []

  var state = 0
  /// The newest state that was announced; while that happens, it is not stored yet.
  var announced = 0
  var isGone = false
  /// Counts the observed actions; a state counts only if its action is the newest.
  var newest: UInt64 = 0
  var running: Run?
  var isAnnouncing = false
  /// States that were observed while another was being announced.
  var waiting: [Int] = []
  var debounced: [DebounceKey: Debounced] = [:]
  var calls = 0
  var time = 0
  /// What the main actor has yet to do.
  var jobs: [Job] = []
  var subscribers: [Int: Subscriber] = [:]
  /// The iteration in which something happens, which is the first.
  var chief: Int?
  /// States that the chief may come to before or after something else that counts.
  var contested: Set<Int> = []
  /// States that iterations have kept; one that was cancelled goes on keeping them until it has noticed.
  var shared: Set<Int> = []
  var hasCancelledIteration = false
  /// Those that are on the way to their first suspension.
  var starting: [Int: Run] = [:]
  /// Those that go on though they have been cancelled.
  var stubborn: [Int: Run] = [:]
  /// What was reported to have begun, and not to have ended.
  var reported: Run?
  /// The action for whose end a task waits, if it is the one that runs.
  var refreshed: UInt64?
  var occasions: Set<Occasion> = []
  /// How many reactions there were so far, and how many are under way.
  var reactions = 0
  var depth = 0
  var cancellations = 0
  /// Whether a state that goes is acting.
  var isParting = false

  init(_ program: Program) {
    self.program = program
  }

  /// One observation of an action.
  final class Run {
    let action: ProgramAction
    let number: UInt64
    /// What was emitted and has not been applied; `nil` is the end.
    var arrivals: [Int?] = []
    /// Whether the end was emitted.
    var isComplete = false
    /// Whether it can be cancelled: subscribed to, or suspended.
    var isCancellable = false
    /// Whether the main actor will get to it.
    var isDue = false
    /// Whether it has come to its own end; its states may still wait.
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

  /// How things are when everything has come to rest.
  struct Milestone {
    let time: Int
    let rest: Rest
    /// How much has happened so far.
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
    /// The states that an iteration has not come to.
    var unseen: [Int] = []
    var isDue = false
  }

  func run() -> ProgramRecord {
    for step in program.steps { perform(step) }
    end()
    return record
  }

  /// What follows the last step of every program: all is let go.
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

  /// Goes on with what the program does at this moment.
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
