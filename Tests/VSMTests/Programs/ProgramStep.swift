@testable import VSM

/// One step of a program. A step that does not apply, such as an emission of an ended action, has no effect.
enum ProgramStep: Hashable {
  case observe(ProgramAction)
  case debounce(ProgramAction, key: DebounceKey, due: Int)
  case refresh(ProgramAction)
  /// Cancels the task that waits for the end of an action.
  case cancelRefresh
  case emit(state: Int, of: Int, from: Place)
  case complete(Int, from: Place)
  case subscribe(Int, to: Publication)
  /// Steps on the outermost level only.
  case unsubscribe(Int)
  case turn
  case advance(Int)
  case drop

  /// The thread of an emission.
  enum Place: Hashable {
    case mainActor, elsewhere
  }

  /// The publishers and sequences of a container.
  enum Publication: Hashable, CaseIterable {
    case objectWillChange, willSet, didSet, states
  }
}

/// An action of a program, with its behavior.
struct ProgramAction: Hashable {
  enum Shape: Hashable, CaseIterable {
    case state, async, publisher, sequence, stream
    /// A ``StateSequence`` that returns one last state, or emits any number.
    case closing, emitting

    /// Whether it returns its last state, so that it cannot end without one.
    var isClosing: Bool { self == .async || self == .closing }

    /// Whether its leading states are applied before its task starts.
    var leadsAlone: Bool { self == .closing || self == .emitting }
  }

  let id: Int
  let shape: Shape
  /// The states that it produces immediately.
  var leading: [Int] = []
  /// Whether it ends after these.
  var ends = false
  /// Whether it is observed as a function.
  var isFunction = false
  /// Whether it continues to wait after its cancellation.
  var isStubborn = false
}

extension ProgramStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .observe(let action): "observe \(action)"
    case .debounce(let action, .callSite(let site), let due): "observe \(action) debounced \(due) at \(site.line)"
    case .debounce(let action, .identifier(let name), let due): "observe \(action) debounced \(due) as \(name)"
    case .debounce(let action, .edit(let path, let site, _), let due):
      "observe \(action) debounced \(due) as an edit of \(path) at \(site.line)"
    case .refresh(let action): "refresh \(action)"
    case .cancelRefresh: "cancel the refresh"
    case .emit(let state, let action, let place): "A\(action) emits S\(state)\(place)"
    case .complete(let action, let place): "A\(action) completes\(place)"
    case .subscribe(let id, let publication): "\(id) subscribes to \(publication)"
    case .unsubscribe(let id): "\(id) unsubscribes"
    case .turn: "turn"
    case .advance(let time): "advance \(time)"
    case .drop: "drop the container"
    }
  }
}

extension ProgramStep.Place: CustomStringConvertible {
  var description: String { self == .elsewhere ? " elsewhere" : "" }
}

extension ProgramAction: CustomStringConvertible {
  var description: String {
    var traits = leading.map { "S\($0)" }
    if ends { traits.append("ends") }
    if isFunction { traits.append("as a function") }
    if isStubborn { traits.append("stubborn") }
    return "\(shape) A\(id)" + (traits.isEmpty ? "" : " (\(traits.joined(separator: ", ")))")
  }
}
