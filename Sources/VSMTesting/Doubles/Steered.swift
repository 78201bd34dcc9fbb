/// A double of one function of a dependency. The test answers its calls.
///
/// ```swift
/// let load = Steered<Int, UserData>("load")
/// let repository = Repository(load: load.function)
/// …
/// load.succeed(with: user)
/// ```
///
/// A call is pending until it is answered or canceled. Waits for quiescence do not wait for pending calls. The
/// dependency can be a function (`function`, or the double itself, called), a publisher (``publisher(_:)``) or a stream
/// (``stream(_:)``). The input of a function with several parameters is a tuple of them. That of a function without
/// parameters is `Void`.
///
/// The double keeps the inputs of all its calls until it is released. Its functions, publishers, streams and calls do
/// not retain it.
public final class Steered<Input: Sendable, Output: Sendable>: Sendable {
  public typealias Call = SteeredCall<Input, Output>

  /// The name of the dependency in failures and choices.
  public var name: String { ledger.name }

  let ledger: SteeredLedger<Input, Output>

  /// Creates a double that has not been called.
  ///
  /// - Parameters:
  ///   - name: Its name in failures and choices.
  ///   - ignoresCancellation: Whether a canceled call stays pending and later returns its answer, like a dependency
  ///     that cannot be stopped. Otherwise, a canceled function throws a `CancellationError`, a canceled publisher
  ///     sends nothing more, and a canceled stream ends.
  public init(_ name: String, ignoresCancellation: Bool = false) {
    ledger = SteeredLedger(name: name, ignoresCancellation: ignoresCancellation)
  }

  /// Ends every pending call with a `CancellationError`.
  deinit {
    ledger.release()
  }

  /// Every call so far, in order.
  public var calls: [Call] { ledger.calls }

  /// The pending calls, in order.
  public var pendingCalls: [Call] { ledger.pendingCalls }

  /// The calls that were canceled before they ended, in order.
  public var cancelledCalls: [Call] { ledger.calls.filter(\.isCancelled) }
}
