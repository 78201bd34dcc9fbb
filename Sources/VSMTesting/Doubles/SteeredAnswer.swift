/// What a test can answer to a call of a ``Steered`` dependency.
public enum SteeredAnswer<Output: Sendable>: Sendable {
  /// The value, with which the call ends.
  case success(Output)
  /// The error, with which the call ends.
  case failure(any Error)
  /// A value after which more can come. A call of a function ends with it all the same.
  case value(Output)
  /// The end of what is streamed. To a call of a function it is a `CancellationError`, since a value is missing.
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
