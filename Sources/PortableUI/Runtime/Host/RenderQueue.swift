/// The nodes and actions of a page that wait for its next rendering, and when that is due.
@MainActor
struct RenderQueue {
  /// An action that runs after the views are rendered.
  struct Action {
    /// Whether the action responds to a change of a value, so that it may cause an endless loop.
    let answersChange: Bool
    let run: @MainActor () -> Void
  }

  private enum Phase {
    case idle
    /// A flush starts on the next turn of the main actor.
    case scheduled
    /// A flush is under way, and another one may be scheduled from before.
    case flushing(round: Int, isScheduled: Bool)
  }

  /// The maximum number of rounds of a flush, since views may change again in each.
  static let maximumRounds = 10

  private var phase = Phase.idle
  private var nodes: [_Node] = []
  private var actions: [Action] = []

  var isEmpty: Bool { nodes.isEmpty && actions.isEmpty }
  var actionCount: Int { actions.count }
  var isFlushing: Bool { if case .flushing = phase { true } else { false } }

  mutating func add(_ node: _Node) { nodes.append(node) }

  mutating func add(_ action: Action) { actions.append(action) }

  // MARK: When to render

  /// Returns whether to schedule a flush, which is not the case while one runs or is scheduled.
  mutating func schedule() -> Bool {
    guard case .idle = phase else { return false }
    phase = .scheduled
    return true
  }

  /// Handles the turn of a flush that was scheduled.
  mutating func scheduledTurnDidBegin() {
    switch phase {
    case .idle, .scheduled: phase = .idle
    case .flushing(let round, _): phase = .flushing(round: round, isScheduled: false)
    }
  }

  mutating func beginFlush() {
    guard case .scheduled = phase else { return phase = .flushing(round: 0, isScheduled: false) }
    phase = .flushing(round: 0, isScheduled: true)
  }

  /// Begins a round of the flush, and returns `false` if nothing is left, or after the last round.
  mutating func beginRound() -> Bool {
    guard !isEmpty, case .flushing(let round, let isScheduled) = phase, round < Self.maximumRounds else { return false }
    phase = .flushing(round: round + 1, isScheduled: isScheduled)
    return true
  }

  mutating func endFlush() {
    guard case .flushing(_, let isScheduled) = phase else { return }
    phase = isScheduled ? .scheduled : .idle
  }

  // MARK: What to render

  /// Removes and returns the nodes, shallow ones first: a parent that renders may update or remove a marked child.
  mutating func takeNodes() -> [_Node] {
    let pass = nodes.sorted { $0.depth < $1.depth }
    nodes = []
    return pass
  }

  mutating func takeActions() -> [Action] {
    let due = actions
    actions = []
    return due
  }
}
