extension Steered {
  /// Answers the oldest pending call with a value. It fails the test if no call is pending.
  public func succeed(
    with output: Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerOldest(.success(output), at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Answers the oldest pending call with an error. It fails the test if no call is pending.
  public func fail(
    with error: any Error,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerOldest(.failure(error), at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Sends a value to everyone who streams, and lets more come. It fails the test if nobody does.
  public func send(
    _ output: Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerAll(.value(output), at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Ends what is streamed, for everyone. It fails the test if nobody streams.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    answerAll(.finished, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func answerOldest(_ answer: SteeredAnswer<Output>, at location: TestLocation) {
    guard let call = pendingCalls.first, ledger.answer(call.number, with: answer) else { return nobodyWaits(location) }
  }

  private func answerAll(_ answer: SteeredAnswer<Output>, at location: TestLocation) {
    let calls = pendingCalls
    if calls.isEmpty { nobodyWaits(location) }
    for call in calls { _ = ledger.answer(call.number, with: answer) }
  }

  private func nobodyWaits(_ location: TestLocation) {
    let made = ledger.calls.count
    let cancelled = cancelledCalls.count
    let history =
      switch made {
      case 0: "It has not been called."
      case 1: "1 call was made, of which \(cancelled) was cancelled."
      default: "\(made) calls were made, of which \(cancelled) were cancelled."
      }
    TestFailure("No call of \(name) waits for an answer. \(history)", at: location).record()
  }
}

extension Steered where Output == Void {
  /// Lets the oldest pending call return. It fails the test if no call is pending.
  public func succeed(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    succeed(with: (), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
