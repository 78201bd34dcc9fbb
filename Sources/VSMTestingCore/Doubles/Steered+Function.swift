extension Steered {
  /// The dependency as a function, which does not retain the double.
  ///
  /// Once the double has been released, calls throw a `CancellationError` immediately.
  public var function: @Sendable (Input) async throws -> Output {
    // Not wrapped in a closure, which would first leave the actor of the caller.
    ledger.answer(to:)
  }

  /// Returns the dependency as a function that cannot throw. It does not retain the double.
  ///
  /// ```swift
  /// let model = FavoritesModel(load: load.function(orElse: []))
  /// ```
  ///
  /// - Parameter fallback: The result of a call that ends without a value: it was canceled or answered with an error,
  ///   or the double has been released.
  public func function(orElse fallback: Output) -> @Sendable (Input) async -> Output {
    NonthrowingFunction(ledger: ledger, fallback: fallback).callAsFunction(_:)
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
  public var function: @Sendable () async throws -> Output { ledger.answer }

  /// Returns the dependency as a function that cannot throw. It does not retain the double.
  ///
  /// - Parameter fallback: The result of a call that ends without a value: it was canceled or answered with an error,
  ///   or the double has been released.
  public func function(orElse fallback: Output) -> @Sendable () async -> Output {
    NonthrowingFunction(ledger: ledger, fallback: fallback).callAsFunction
  }

  /// Calls the dependency, for a double that is used as a function: `try await load()`.
  public func callAsFunction() async throws -> Output { try await ledger.answer(to: ()) }
}

/// A steered dependency that returns a value instead of an error.
///
/// Its methods are used instead of closures, which would first leave the actor of the caller.
private struct NonthrowingFunction<Input: Sendable, Output: Sendable>: Sendable {
  let ledger: SteeredLedger<Input, Output>
  let fallback: Output

  func callAsFunction(_ input: Input) async -> Output {
    (try? await ledger.answer(to: input)) ?? fallback
  }
}

extension NonthrowingFunction where Input == Void {
  func callAsFunction() async -> Output { await callAsFunction(()) }
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
  fileprivate func answer() async throws -> Output { try await answer(to: ()) }
}
