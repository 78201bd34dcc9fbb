extension Steered {
  /// The dependency as a function, which does not keep the double.
  ///
  /// Once the double has been released, calls end at once with a `CancellationError`.
  public var function: @Sendable (Input) async throws -> Output {
    // A closure around this call would leave the caller's actor first.
    ledger.answer(to:)
  }

  /// Calls the dependency, for doubles that are types: `try await load(id)`.
  public func callAsFunction(_ input: Input) async throws -> Output {
    try await ledger.answer(to: input)
  }
}

extension Steered where Input == Void {
  /// The dependency as a function, which does not keep the double.
  ///
  /// Once the double has been released, calls end at once with a `CancellationError`.
  public var function: @Sendable () async throws -> Output {
    ledger.answer
  }

  /// Calls the dependency, for doubles that are types: `try await load()`.
  public func callAsFunction() async throws -> Output {
    try await ledger.answer(to: ())
  }
}

extension SteeredLedger {
  fileprivate func answer(to input: Input) async throws -> Output {
    try await answer(to: input, isolation: #isolation)
  }

  /// Runs where its caller does, so that a call is pending as soon as it has been made.
  private func answer(to input: Input, isolation: isolated (any Actor)?) async throws -> Output {
    let number = open(input)
    let hold = Suspension("waits for the answer to call \(number) of \(name): answer that")
    return try await withTaskCancellationHandler {
      // A closure is isolated like its function only where it mentions that isolation.
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        wait(number, wantsOneValue: true) { answer in
          hold.end()
          continuation.resume(with: answer.result)
        }
        // A cancellation from before the call was pending has ended nothing.
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
