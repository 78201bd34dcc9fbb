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
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let reason = ledger.isReleased ? " Its double has been released, which ends every pending call." : ""
    TestFailure("Call \(number) of \(ledger.name) waits for no answer.\(reason)", at: location).record()
  }
}
