extension Steered {
  /// The dependency as a function. It keeps no hold on the double.
  public var function: @Sendable (Input) async throws -> Output {
    { [ledger] in try await ledger.result(of: $0) }
  }

  /// Calls the dependency, for doubles that are types: `try await load(id)`.
  public func callAsFunction(_ input: Input) async throws -> Output {
    try await ledger.result(of: input)
  }
}

extension Steered where Input == Void {
  /// The dependency as a function. It keeps no hold on the double.
  public var function: @Sendable () async throws -> Output {
    { [ledger] in try await ledger.result(of: ()) }
  }

  /// Calls the dependency, for doubles that are types: `try await load()`.
  public func callAsFunction() async throws -> Output {
    try await ledger.result(of: ())
  }
}

extension SteeredLedger {
  fileprivate func result(of input: Input) async throws -> Output {
    let number = open(input)
    let hold = Hold()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait(number, wantsOneValue: true) { answer in
          hold.end()
          continuation.resume(with: answer.result)
        }
        // Cancelled before it waited, it has not been told.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }
}
