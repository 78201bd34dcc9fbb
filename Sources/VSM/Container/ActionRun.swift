/// Distinguishes the actions of one container, in the order in which they were observed.
@usableFromInline
struct ActionNumber: Equatable, Sendable {
  /// The number of actions up to this one. It is 0 as long as there is none.
  @usableFromInline var value: UInt64 = 0

  @inlinable init() {}

  /// Changes the number to that of the next action.
  @inlinable mutating func advance() { value &+= 1 }

  // Written out, since clients do not inline a synthesized comparison.
  @inlinable static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

/// One run of an action, with which it applies its states to its container after `observe` has returned.
///
/// A run does not retain its container. It has no effect after its action has been superseded, or after the container
/// has been released.
@usableFromInline
struct ActionRun<State>: Sendable {
  @usableFromInline weak let container: StateContainer<State>?
  @usableFromInline let number: ActionNumber

  @inlinable init(_ number: ActionNumber, of container: StateContainer<State>?) {
    self.number = number
    self.container = container
  }

  /// Whether no newer action has been observed.
  @MainActor @inlinable var isNewest: Bool { container.map { $0.newest == number } ?? false }

  /// Produces the states of an action in the current task, unless the action has been superseded before its start.
  @MainActor @inlinable func perform(_ action: some TaskAction<State>) async {
    guard container?.taskStarts(number) == true else { return }
    await action.produceStates(for: self)
  }

  /// Applies a state.
  ///
  /// - Returns: Whether the action may continue.
  @MainActor @discardableResult
  @inlinable func apply(_ state: consuming State) -> Bool {
    container?.apply(state, of: number) == true
  }

  /// Finishes the action.
  @MainActor @inlinable func finish() {
    container?.finish(number)
  }

  /// Applies the last state of the action, and finishes it.
  @MainActor @inlinable func finish(with state: consuming State) {
    container?.finish(number, with: state)
  }
}
