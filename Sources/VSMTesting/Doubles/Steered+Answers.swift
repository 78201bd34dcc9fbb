extension Steered {
  /// Answers the oldest pending call with a value. Fails the test if no call is pending.
  public func succeed(
    with output: Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerOldest(.success(output), at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Answers the oldest pending call with an error. Fails the test if no call is pending.
  public func fail(
    with error: any Error,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerOldest(.failure(error), at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sends a value to every pending call. Fails the test if no call is pending.
  ///
  /// A stream or publisher continues after the value. A function call ends with it.
  public func send(
    _ output: Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerAll(.value(output), at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Ends every pending call without a value. Fails the test if no call is pending.
  ///
  /// A function call then throws a `CancellationError`, because it has no value to return.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerAll(.finished, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
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
    TestFailure("No call of \(name) waits for an answer. \(callHistory)", at: location).record()
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
