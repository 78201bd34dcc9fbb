/// What is done to one container, and what its subscribers and actions do on their part.
///
/// States and actions are numbered through; state 0 is the container's first. Each is used once, so that what was heard
/// tells where it came from.
struct Program {
  var seed: UInt64
  /// Whether a tool listens from the beginning.
  var hasObserver = false
  var steps: [ProgramStep] = []
  var reactions: [Occasion: [ProgramStep]] = [:]
}

/// A moment at which a program goes on from inside the container. Each comes at most once.
enum Occasion: Hashable, Comparable {
  /// The first subscriber hears of a state before it is stored, or after, or later as an element of `states`.
  case willSet(Int)
  case didSet(Int)
  case seen(Int)
  /// The observer of all containers hears that a state comes.
  case changed(Int)
  /// A state that the container held is let go.
  case gone(Int)
  /// An action's expression is evaluated, the action starts, it is cancelled.
  case evaluated(Int)
  case started(Int)
  case cancelled(Int)
}

extension Occasion {
  /// Whether other threads have to be kept out, since the runtime holds a lock of the task.
  var isCancellation: Bool { if case .cancelled = self { true } else { false } }
}

extension Program: CustomStringConvertible {
  var description: String {
    var lines = ["program of seed \(seed)\(hasObserver ? ", with an observer" : "")"]
    for (index, step) in steps.enumerated() { lines.append("  \(index + 1). \(step)") }
    for (occasion, steps) in reactions.sorted(by: { $0.key < $1.key }) {
      lines.append("  on \(occasion): \(steps.map(\.description).joined(separator: "; "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension Occasion: CustomStringConvertible {
  var description: String {
    switch self {
    case .willSet(let state): "willSet S\(state)"
    case .didSet(let state): "didSet S\(state)"
    case .seen(let state): "S\(state) among the states"
    case .changed(let state): "the observer's change to S\(state)"
    case .gone(let state): "deinit of S\(state)"
    case .evaluated(let action): "the evaluation of A\(action)"
    case .started(let action): "the start of A\(action)"
    case .cancelled(let action): "the cancellation of A\(action)"
    }
  }
}
