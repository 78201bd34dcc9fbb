import CombineShim
import Foundation

/// A publisher ended without a value.
public struct NoValue: Error, Equatable, Sendable {
  public init() {}
}

extension Publisher where Output: Sendable, Failure == any Error {
  /// The publisher's first value, or its error.
  ///
  /// Cancelling the waiting task leaves the subscription alone, which suits requests: they end by themselves.
  public func firstValue() async throws -> Output {
    let waiter = FirstValue<Output>()
    return try await withCheckedThrowingContinuation { continuation in
      waiter.wait(for: self, continuation)
    }
  }
}

/// Resumes a continuation once, and holds the subscription until then.
///
/// Unchecked: everything is read and written under `lock`.
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
    // A value that came at once has already been passed on, and there is nothing left to hold.
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
