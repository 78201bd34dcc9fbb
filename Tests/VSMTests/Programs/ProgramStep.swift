/// One thing that a program does. Where it makes no sense, such as an emission of an action that is over, it does nothing.
enum ProgramStep: Hashable {
  case observe(ProgramAction)
  case debounce(ProgramAction, key: DebounceKind, due: Int)
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

  /// What counts a debounced action: a place in the source, or an identifier.
  enum DebounceKind: Hashable {
    case callSite(Int), identifier(Int)
  }
}

/// An action of a program, and how it behaves.
struct ProgramAction: Hashable {
  enum Shape: Hashable, CaseIterable {
    case state, async, publisher, sequence, stream
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
    case .debounce(let action, .callSite(let line), let due): "observe \(action) debounced \(due) at line \(line)"
    case .debounce(let action, .identifier(let name), let due): "observe \(action) debounced \(due) as \(name)"
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
