/// An asynchronous step that leaves the main actor, without the compiler's check for data races.
///
/// This is the `Next` of vsm-ios 2.0. Its closure leaves the main actor before it starts, as a `@concurrent` function
/// does, and calls the functions of its model there, although the model need not be `Sendable`. The compiler does not
/// report that the main actor can use the same model meanwhile. As with `@unchecked Sendable`, it is up to you to make
/// sure that nothing changes what both of them use.
///
/// To compile the features of 2.0 unchanged, add one declaration to their module:
///
/// ```swift
/// typealias Next = UncheckedNext
/// ```
///
/// No declaration of one `Next` does both: a closure that starts on the main actor makes the compiler report that the
/// model leaves it, and overloads are always resolved to the same one.
///
/// With ``Next``, which new features use, the compiler checks the same code.
public struct UncheckedNext<State> {
  let action: @concurrent () async -> State

  /// Creates an asynchronous step.
  ///
  /// - Parameter action: Returns the next state. It must convert errors to states.
  public init(action: @concurrent @escaping () async -> State) { self.action = action }
}

extension StateSequence {
  fileprivate init(_ step: UncheckedNext<State>) {
    // The library cannot prove this safe. The documentation of `UncheckedNext` requires it of the closure.
    nonisolated(unsafe) let action = step.action
    self.init(steps: [.next { await action() }])
  }
}

extension StateSequence.Builder {
  public static func buildExpression(_ step: UncheckedNext<State>) -> StateSequence<State> { StateSequence(step) }
}

extension StateSequenceBuilder {
  public static func buildExpression<State>(_ step: UncheckedNext<State>) -> StateSequence<State> {
    StateSequence(step)
  }
}
