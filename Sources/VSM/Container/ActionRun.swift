/// Distinguishes the actions of one container. Later actions have higher numbers.
@usableFromInline
struct ActionNumber: Equatable, Sendable {
  /// The number of actions up to this one. It is 0 as long as there is none.
  @usableFromInline var value: UInt64 = 0

  @inlinable init() {}

  /// Changes the number to the number of the next action.
  @inlinable mutating func advance() { value &+= 1 }

  // Written out, since clients do not inline a synthesized comparison.
  @inlinable static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}

/// One run of an action, with which it applies its states to its container after `observe` has returned.
///
/// A run does not retain its container. It has no effect after its action has been superseded, or after the container
/// has been released. Its functions are always inlined, since they are called for each state.
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

  /// Records that the task of the action starts.
  ///
  /// - Returns: Whether the action is still the newest. Otherwise its work must not start.
  @MainActor @inline(__always) @inlinable func starts() -> Bool { container?.taskStarts(number) == true }

  /// Applies a state.
  ///
  /// - Returns: Whether the action may continue.
  @MainActor @discardableResult
  @inline(__always) @inlinable func apply(_ state: consuming State) -> Bool {
    container?.apply(state, of: number) == true
  }

  /// Finishes the action.
  @MainActor @inline(__always) @inlinable func finish() { container?.finish(number) }

  /// Applies the last state of the action, and finishes it.
  @MainActor @inline(__always) @inlinable func finish(with state: consuming State) {
    container?.finish(number, with: state)
  }
}
