/// A sequence of operations on one container, with the reactions of its subscribers and actions.
///
/// States and actions have unique numbers; state 0 is the container's initial state. Each is used once, so a recorded
/// number identifies its origin.
struct Program {
  var seed: UInt64
  /// Whether an observer exists from the beginning.
  var hasObserver = false
  var steps: [ProgramStep] = []
  var reactions: [Occasion: [ProgramStep]] = [:]
}

/// A moment when a program continues inside the container. Each occurs at most once.
enum Occasion: Hashable, Comparable {
  /// The first subscriber receives a state before it is stored, after that, or later as an element of `states`.
  case willSet(Int)
  case didSet(Int)
  case seen(Int)
  /// An observer of all containers is notified of a change.
  case changed(Int)
  /// A state that the container stored is released.
  case gone(Int)
  /// An action's expression is evaluated, the action starts, or it is canceled.
  case evaluated(Int)
  case started(Int)
  case cancelled(Int)
}

extension Occasion {
  /// Whether other threads must not run, since the runtime holds a lock of the task.
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
