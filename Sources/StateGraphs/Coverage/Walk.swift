extension StateGraph {
  /// The uses and states of a page during a scenario.
  public struct Walk: Hashable, Sendable {
    /// The name of the scenario.
    public var scenario: String

    public var steps: [Step]

    public enum Step: Hashable, Sendable {
      /// A person uses a control: `tap "Save"`.
      case use(String)
      /// The page is in a state from now on, whose name can be the same as before.
      ///
      /// - Parameter isImmediate: Whether it is the direct effect of the use before it, and not of an answer that
      ///   follows.
      case state(String, isImmediate: Bool)
    }

    public init(scenario: String, steps: [Step]) {
      self.scenario = scenario
      self.steps = steps
    }
  }
}

extension StateGraph.Walk {
  /// The control that was used last, until its effect is known.
  private enum Use {
    case none
    case pending(ControlUse, in: String)
  }

  /// Returns the edges of a graph that the walk takes, in order.
  ///
  /// The walk does not know the names of answers. An edge without a control therefore matches by its states, so all
  /// answers with the same effect match.
  func edges(in graph: StateGraph) -> [StateGraph.Edge] {
    var taken: [StateGraph.Edge] = []
    var current: String?
    var use = Use.none

    func between(_ from: String, _ to: String, by control: ControlUse?) -> [StateGraph.Edge] {
      graph.edges.filter { $0.from == from && $0.to == to && $0.hasEffect && ControlUse($0.action) == control }
    }

    /// A control that has led to no state on its own stays in its state.
    func finishUse() {
      if case .pending(let control, let state) = use { taken += between(state, state, by: control) }
      use = .none
    }

    for step in steps {
      switch step {
      case .use(let action):
        finishUse()
        if let state = current, let control = ControlUse(action) { use = .pending(control, in: state) }
      case .state(let name, let isImmediate):
        defer { current = name }
        guard let from = current else { continue }
        let answers = between(from, name, by: nil)
        var own: [StateGraph.Edge] = []
        if case .pending(let control, let state) = use, state == from { own = between(from, name, by: control) }
        if !own.isEmpty { use = .none }
        // A later state can be the effect of the control, or of an answer.
        taken += isImmediate && !own.isEmpty ? own : own + answers
      }
    }
    finishUse()
    return taken
  }
}

/// The use of a control, without the values that a person chooses freely.
struct ControlUse: Hashable {
  private let text: String

  /// Returns `nil` for actions that are not the use of a control, such as an answer.
  init?(_ action: String) {
    if let field = Self.end(of: action, from: "type ", at: " into \"") {
      text = "type\(field)"
    } else if let component = Self.end(of: action, from: "send ", at: " from \"") {
      text = "send\(component)"
    } else if action.hasPrefix("import \"") {
      text = "import"
    } else if action.hasPrefix("slide \"") {
      text = action.lastRange(of: "\" to ").map { String(action[..<$0.lowerBound]) } ?? action
    } else if Self.beginnings.contains(where: action.hasPrefix) {
      text = action
    } else {
      return nil
    }
  }

  private static let beginnings = [
    "tap \"", "toggle \"", "select \"", "press Return in \"", "press Escape",
  ]

  private static func end(of action: String, from start: String, at separator: String) -> Substring? {
    guard action.hasPrefix(start) else { return nil }
    return action.lastRange(of: separator).map { action[$0.lowerBound...] }
  }
}

extension String {
  /// Returns the last place of a text.
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
