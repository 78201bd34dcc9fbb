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
/// (``stream(_:)``). The input of a function with several parameters is a tuple of them. The input of a function
/// without parameters is `Void`.
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

  /// The number of calls so far.
  var callCount: Int { ledger.callCount }

  /// Every call so far, in order.
  public var calls: [Call] { ledger.calls }

  /// The pending calls, in order.
  public var pendingCalls: [Call] { ledger.pendingCalls }

  /// The calls that were canceled before they ended, in order.
  public var cancelledCalls: [Call] { ledger.calls.filter(\.isCancelled) }
}

extension Steered {
  /// Answers the oldest pending call with a value. Fails the test if no call is pending.
  public func succeed(
    with output: Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerOldest(.success(output), at: TestLocation(fileID, filePath, line, column))
  }

  /// Answers the oldest pending call with an error. Fails the test if no call is pending.
  public func fail(
    with error: any Error,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerOldest(.failure(error), at: TestLocation(fileID, filePath, line, column))
  }

  /// Sends a value to every pending call. Fails the test if no call is pending.
  ///
  /// A stream or publisher continues after the value. A function call ends with it.
  public func send(
    _ output: Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerAll(.value(output), at: TestLocation(fileID, filePath, line, column))
  }

  /// Ends every pending call without a value. Fails the test if no call is pending.
  ///
  /// A function call then throws a `CancellationError`, because it has no value to return.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerAll(.finished, at: TestLocation(fileID, filePath, line, column))
  }

  private func answerOldest(_ answer: SteeredAnswer<Output>, at location: TestLocation) {
    guard let call = pendingCalls.first, ledger.answer(call.number, with: answer) else {
      return reportNoPendingCall(location)
    }
  }

  private func answerAll(_ answer: SteeredAnswer<Output>, at location: TestLocation) {
    let calls = pendingCalls
    if calls.isEmpty { reportNoPendingCall(location) }
    for call in calls { _ = ledger.answer(call.number, with: answer) }
  }

  private func reportNoPendingCall(_ location: TestLocation) {
    let advice = """
      If the call is still to be made, wait for it first: settle the page or the journey, or await `pendingCall()`.
      """
    TestFailure("No call of \(name) waits for an answer. \(callHistory) \(advice)", at: location).record()
  }
}

extension Steered where Output == Void {
  /// Answers the oldest pending call, which then returns. Fails the test if no call is pending.
  public func succeed(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    succeed(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// An answer of a test to a call of a ``Steered`` dependency.
public enum SteeredAnswer<Output: Sendable>: Sendable {
  /// A value that ends the call.
  case success(Output)
  /// An error that ends the call.
  case failure(any Error)
  /// A value that further answers can follow. It ends the call of a function.
  case value(Output)
  /// The end of a stream or publisher. The call of a function throws a `CancellationError`, because it has no value to
  /// return.
  case finished

  /// The result of a call that waits for one value.
  var result: Result<Output, any Error> {
    switch self {
    case .success(let value), .value(let value): .success(value)
    case .failure(let error): .failure(error)
    case .finished: .failure(CancellationError())
    }
  }
}

/// A snapshot of one call of a ``Steered`` dependency.
///
/// It does not retain the double. A call cannot be answered after its double has been released.
public struct SteeredCall<Input: Sendable, Output: Sendable>: Sendable {
  /// The position among the calls of the dependency, counted from 1.
  public let number: Int

  /// The input of the call.
  public let input: Input

  /// Whether the call was canceled before it ended.
  ///
  /// A call that ignores its cancellation stays pending.
  public let isCancelled: Bool

  let ledger: SteeredLedger<Input, Output>

  /// Answers the call. Fails the test if the call is not pending.
  public func answer(
    _ answer: SteeredAnswer<Output>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    if ledger.answer(number, with: answer) { return }
    let location = TestLocation(fileID, filePath, line, column)
    let reason = ledger.isReleased ? " Its double has been released, which ends every pending call." : ""
    TestFailure("Call \(number) of \(ledger.name) waits for no answer.\(reason)", at: location).record()
  }
}
