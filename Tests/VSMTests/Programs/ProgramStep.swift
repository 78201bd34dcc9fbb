@testable import VSM

/// One thing that a program does. Where it makes no sense, such as an emission of an action that is over, it does nothing.
enum ProgramStep: Hashable {
  case observe(ProgramAction)
  case debounce(ProgramAction, key: DebounceKey, due: Int)
  case refresh(ProgramAction)
  /// Cancels the task that waits for the end of an action.
  case cancelRefresh
  case emit(state: Int, of: Int, from: Place)
  case complete(Int, from: Place)
  case subscribe(Int, to: Publication)
  /// These happen on the outermost level only.
  case unsubscribe(Int)
  case turn
  case advance(Int)
  case drop

  /// Where an emission comes from.
  enum Place: Hashable {
    case mainActor, elsewhere
  }

  /// What one can subscribe to.
  enum Publication: Hashable, CaseIterable {
    case objectWillChange, willSet, didSet, states
  }
}

/// An action of a program, and how it behaves.
struct ProgramAction: Hashable {
  enum Shape: Hashable, CaseIterable {
    case state, async, publisher, sequence, stream
    /// A ``StateSequence`` that closes with one state, or emits any number.
    case closing, emitting

    /// Whether it returns its last state, so that it has no end without one.
    var isClosing: Bool { self == .async || self == .closing }

    /// Whether its leading states come before its task does.
    var leadsAlone: Bool { self == .closing || self == .emitting }
  }

  let id: Int
  let shape: Shape
  /// The states that it gives at once.
  var leading: [Int] = []
  /// Whether it ends after these.
  var ends = false
  /// Whether it is observed as a function.
  var isFunction = false
  /// Whether it waits on when it is cancelled.
  var isStubborn = false
}

extension ProgramStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .observe(let action): "observe \(action)"
    case .debounce(let action, .callSite(let site), let due): "observe \(action) debounced \(due) at \(site.line)"
    case .debounce(let action, .identifier(let name), let due): "observe \(action) debounced \(due) as \(name)"
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
