/// A dependency's function whose answers the test gives, when it likes.
///
/// ```swift
/// let load = Steered<Int, UserData>("load")
/// let repository = Repository(load: load.function)
/// …
/// load.succeed(with: user)
/// ```
///
/// A call waits until it is answered or cancelled; whoever waits for quiescence does not wait for it. The dependency can
/// be a function (`function`, or the double itself, called), a publisher (``publisher(_:)``) or a stream
/// (``stream(_:)``). A function of several parameters has a tuple of them for its input, and one of none has `Void`.
public final class Steered<Input: Sendable, Output: Sendable>: Sendable {
  public typealias Call = SteeredCall<Input, Output>

  /// What failures and choices call the dependency.
  public var name: String { ledger.name }

  let ledger: SteeredLedger<Input, Output>

  /// Makes a dependency that has not been called.
  ///
  /// - Parameters:
  ///   - name: What failures and choices call it.
  ///   - ignoresCancellation: Whether a cancelled call waits for its answer all the same, and then returns it, as a
  ///     dependency does that cannot stop. Cancelled calls end with a `CancellationError` otherwise.
  public init(_ name: String, ignoresCancellation: Bool = false) {
    ledger = SteeredLedger(name: name, ignoresCancellation: ignoresCancellation)
  }

  /// Nobody can answer any more: what waits ends with a `CancellationError`.
  deinit {
    ledger.release()
  }

  /// Every call so far, in order.
  public var calls: [Call] { ledger.calls }

  /// The calls that wait for an answer, in order.
  public var pendingCalls: [Call] { ledger.pendingCalls }

  /// Waits for a call where nothing else tells when it comes, and returns the oldest that is pending.
  ///
  /// What a container or a page leads to has happened once that is quiet. This is for work that belongs to neither, such
  /// as an actor's. Without a call it does not return.
  ///
  /// - Parameter position: Which of several pending calls is meant, counted from 1.
  public func pendingCall(_ position: Int = 1) async -> Call { await ledger.pendingCall(position) }

  /// The calls that were given up before they ended, in order.
  public var cancelledCalls: [Call] { ledger.calls.filter(\.isCancelled) }
}
