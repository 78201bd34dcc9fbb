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
