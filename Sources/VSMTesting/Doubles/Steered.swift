/// A double of one function of a dependency, whose calls a test answers when it likes.
///
/// ```swift
/// let load = Steered<Int, UserData>("load")
/// let repository = Repository(load: load.function)
/// …
/// load.succeed(with: user)
/// ```
///
/// A call is pending until it is answered or cancelled, and what waits for quiescence does not wait for it. The dependency
/// can be a function (`function`, or the double itself, called), a publisher (``publisher(_:)``) or a stream
/// (``stream(_:)``). A function of several parameters has a tuple of them for its input, and one of none has `Void`.
///
/// The double keeps the inputs of all its calls until it is released itself. Its functions, publishers, streams and calls
/// do not keep it.
public final class Steered<Input: Sendable, Output: Sendable>: Sendable {
  public typealias Call = SteeredCall<Input, Output>

  /// The name of the dependency in failures and choices.
  public var name: String { ledger.name }

  let ledger: SteeredLedger<Input, Output>

  /// Makes a dependency that has not been called.
  ///
  /// - Parameters:
  ///   - name: Its name in failures and choices.
  ///   - ignoresCancellation: Whether a cancelled call stays pending, and then returns its answer, as a dependency does
  ///     that cannot stop. Otherwise a cancelled function throws a `CancellationError`, a cancelled publisher sends nothing
  ///     more, and a cancelled stream ends.
  public init(_ name: String, ignoresCancellation: Bool = false) {
    ledger = SteeredLedger(name: name, ignoresCancellation: ignoresCancellation)
  }

  /// Ends every pending call with a `CancellationError`, since nothing can answer it any more.
  deinit {
    ledger.release()
  }

  /// Every call so far, in order.
  public var calls: [Call] { ledger.calls }

  /// The pending calls, in order: those that wait for an answer.
  public var pendingCalls: [Call] { ledger.pendingCalls }

  /// The calls that were given up before they ended, in order.
  public var cancelledCalls: [Call] { ledger.calls.filter(\.isCancelled) }
}
