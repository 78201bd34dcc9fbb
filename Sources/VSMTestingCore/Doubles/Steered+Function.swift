extension Steered {
  /// The dependency as a function, which does not retain the double.
  ///
  /// Once the double has been released, calls throw a `CancellationError` immediately.
  public var function: @Sendable (Input) async throws -> Output {
    // Not wrapped in a closure, which would first leave the actor of the caller.
    ledger.answer(to:)
  }

  /// Calls the dependency, for a double that is used as a function: `try await load(id)`.
  public func callAsFunction(_ input: Input) async throws -> Output {
    try await ledger.answer(to: input)
  }
}

extension Steered where Input == Void {
  /// The dependency as a function, which does not retain the double.
  ///
  /// Once the double has been released, calls throw a `CancellationError` immediately.
  public var function: @Sendable () async throws -> Output {
    ledger.answer
  }

  /// Calls the dependency, for a double that is used as a function: `try await load()`.
  public func callAsFunction() async throws -> Output {
    try await ledger.answer(to: ())
  }
}

extension SteeredLedger {
  fileprivate func answer(to input: Input) async throws -> Output {
    try await answer(to: input, isolation: #isolation)
  }

  /// Answers a call. It runs on the actor of the caller, so that the call is pending as soon as it has been made.
  private func answer(to input: Input, isolation: isolated (any Actor)?) async throws -> Output {
    let number = open(input)
    let hold = Suspension("waits for the answer to call \(number) of \(name): answer that")
    return try await withTaskCancellationHandler {
      // A closure inherits the isolation of its function only if it captures the isolated parameter.
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        wait(number, wantsOneValue: true) { answer in
          hold.end()
          continuation.resume(with: answer.result)
        }
        // A cancellation from before the call was pending did not end it.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }
}

extension SteeredLedger where Input == Void {
  fileprivate func answer() async throws -> Output {
    try await answer(to: ())
  }
}
