import CombineShim

/// The values of a publisher as an asynchronous sequence.
///
/// Unchecked because the subscription is set once before the object is shared, and can be canceled on any thread.
final class Values<Output: Sendable>: @unchecked Sendable {
  private let stream: AsyncThrowingStream<Output, any Error>
  private var iterator: AsyncThrowingStream<Output, any Error>.Iterator
  private var subscription: AnyCancellable?

  init(_ publisher: some Publisher<Output, any Error>) {
    let (stream, continuation) = AsyncThrowingStream<Output, any Error>.makeStream()
    self.stream = stream
    iterator = stream.makeAsyncIterator()
    subscription = publisher.sink { completion in
      switch completion {
      case .finished: continuation.finish()
      case .failure(let error): continuation.finish(throwing: error)
      }
    } receiveValue: { value in
      continuation.yield(value)
    }
  }

  func next() async throws -> Output? {
    try await iterator.next()
  }

  func cancel() {
    subscription?.cancel()
  }
}

struct NoValue: Error {}

/// Returns the first value of a publisher, or throws its error.
func first<Output: Sendable>(_ publisher: some Publisher<Output, any Error>) async throws -> Output {
  guard let value = try await Values(publisher).next() else { throw NoValue() }
  return value
}
