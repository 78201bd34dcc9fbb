/// Several states, one after another, and the work that leads from one to the next.
///
/// ```swift
/// func load() -> StateSequence<BlogViewState> {
///   StateSequence(.loading) { await fetch() }
/// }
/// ```
///
/// A sequence is a value without effect until it is observed: `observe(model.load())`. Then its *leading states*, those
/// before the first asynchronous step, are applied before `observe` returns. The steps follow on the main actor, one
/// after another; functions that they await may run elsewhere. If a sequence is superseded, its task is canceled, none
/// of its later states is applied, and none of its later steps starts.
///
/// There are three forms:
///
/// | form | for |
/// |---|---|
/// | `StateSequence(.loading) { await fetch() }` | leading states and one asynchronous state |
/// | `StateSequence(.loading) { emit in … }` | any number of states, values that carry over, an early return |
/// | `StateSequence { … }` | a list of states and steps with `if`, `switch` and `for`; see ``Builder`` |
///
/// Without asynchronous steps no task is created, and a state costs little more than a transition.
public struct StateSequence<State> {
  /// The first leading state. Most sequences have one, which needs no array.
  @usableFromInline var first: State?
  /// The leading states after the first one.
  @usableFromInline var more: [State]
  @usableFromInline var rest: Rest

  /// The timing of its leading states, if any.
  @usableFromInline var timing: AntiFlickerTiming?

  @usableFromInline typealias Work = nonisolated(nonsending) () async -> State
  @usableFromInline typealias EmittingWork = nonisolated(nonsending) (StateEmitter<State>) async -> Void

  /// The part after the states that were passed as arguments. The usual forms need no array.
  @usableFromInline enum Rest {
    case none
    case work(Work)
    case emission(EmittingWork)
    /// The steps of a list, which may begin with further leading states.
    case steps([Step])
  }

  /// One link of a list.
  @usableFromInline enum Step {
    case state(State)
    /// Computes its state when it is reached.
    case call(() -> State)
    case next(Work)
    case emission(EmittingWork)
    /// A sequence within this one whose leading states have their own timing.
    case timed(StateSequence<State>)
  }

  @inlinable init(steps: [Step]) { self.init(more: [], then: .steps(steps)) }

  @inlinable init(first: State? = nil, more: [State], then rest: Rest) {
    self.first = first
    self.more = more
    self.rest = rest
  }

  /// The whole sequence as a list.
  @inlinable var steps: [Step] {
    if case .steps(let steps) = rest, first == nil, more.isEmpty { return steps }
    var steps: [Step] = []
    if let first { steps.append(.state(first)) }
    for state in more { steps.append(.state(state)) }
    switch rest {
    case .none: break
    case .work(let work): steps.append(.next(work))
    case .emission(let work): steps.append(.emission(work))
    case .steps(let others): steps += others
    }
    return steps
  }
}

extension StateSequence {
  /// Creates a sequence of states.
  ///
  /// - Parameter states: The leading states; useful if a test or a preview replaces an action.
  @inlinable public init(_ states: State...) { self.init(more: states, then: .none) }

  /// Creates a sequence of one or more states and an asynchronous one.
  ///
  /// - Parameters:
  ///   - first: Applied before `observe` returns, so that the old state is not shown again.
  ///   - more: Further leading states.
  ///   - work: Returns the last state. It starts on the main actor, before `observe` returns (on systems before iOS 26
  ///     and macOS 26, soon after). It must convert errors to states.
  @inlinable public init(
    _ first: State, _ more: State..., then work: nonisolated(nonsending) @escaping () async -> State
  ) {
    self.init(first: first, more: more, then: .work(work))
  }

  /// Creates a sequence of leading states and the states that the work emits.
  ///
  /// ```swift
  /// StateSequence(.loading) { emit in
  ///   guard let user = await repository.user() else { return emit(.signedOut) }
  ///   emit(.greeting(user))
  ///   emit(.loaded(user, await repository.posts(of: user)))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - leading: Applied before `observe` returns.
  ///   - work: Emits its states one by one, on the main actor; see ``StateEmitter``. It starts like work that returns
  ///     one state. The sequence ends when it returns.
  @inlinable public init(
    _ leading: State..., emitting work: nonisolated(nonsending) @escaping (StateEmitter<State>) async -> Void
  ) {
    self.init(more: leading, then: .emission(work))
  }
}
