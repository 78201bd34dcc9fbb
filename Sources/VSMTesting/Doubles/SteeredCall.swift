/// One call of a ``Steered`` dependency.
public struct SteeredCall<Input: Sendable, Output: Sendable>: Sendable {
  /// Counts the calls of the dependency from 1.
  public let number: Int

  /// What it was called with.
  public let input: Input

  /// Whether the caller gave the call up before it ended.
  ///
  /// A call that ignores its cancellation still waits for an answer.
  public internal(set) var isCancelled = false

  /// Whether no answer has ended it.
  var isOpen = true

  let ledger: SteeredLedger<Input, Output>

  init(number: Int, input: Input, ledger: SteeredLedger<Input, Output>) {
    self.number = number
    self.input = input
    self.ledger = ledger
  }

  /// Answers the call. It fails the test if the call does not wait for an answer.
  public func answer(
    _ answer: SteeredAnswer<Output>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    if ledger.answer(number, with: answer) { return }
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    TestFailure("Call \(number) of \(ledger.name) waits for no answer.", at: location).record()
  }
}
