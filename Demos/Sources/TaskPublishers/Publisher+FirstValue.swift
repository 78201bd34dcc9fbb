import CombineShim
import Foundation

/// An error for a publisher that finished without a value.
public struct NoValue: Error, Equatable, Sendable {
  public init() {}
}

extension Publisher where Output: Sendable, Failure == any Error {
  /// Returns the publisher's first value, or throws its error.
  ///
  /// Canceling the waiting task doesn't cancel the subscription. This suits requests, which finish on their own.
  public func firstValue() async throws -> Output {
    let waiter = FirstValue<Output>()
    return try await withCheckedThrowingContinuation { continuation in
      waiter.wait(for: self, continuation)
    }
  }
}

/// Resumes a continuation once, and retains the subscription until then.
///
/// Unchecked because `lock` protects the mutable properties.
private final class FirstValue<Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Output, any Error>?
  private var subscription: AnyCancellable?

  func wait(for publisher: some Publisher<Output, any Error>, _ continuation: CheckedContinuation<Output, any Error>) {
    self.continuation = continuation
    let subscription = publisher.first().sink { completion in
      switch completion {
      case .finished: self.resume(.failure(NoValue()))
      case .failure(let error): self.resume(.failure(error))
      }
    } receiveValue: { value in
      self.resume(.success(value))
    }
    // If the value was published synchronously, the continuation is resumed and the subscription isn't needed.
    lock.withLock { if self.continuation != nil { self.subscription = subscription } }
  }

  private func resume(_ result: Result<Output, any Error>) {
    let waiting = lock.withLock {
      defer { (continuation, subscription) = (nil, nil) }
      return continuation
    }
    waiting?.resume(with: result)
  }
}
