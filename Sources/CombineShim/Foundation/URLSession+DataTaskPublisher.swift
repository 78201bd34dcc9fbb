#if !canImport(Combine) && canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import OpenCombine

  extension URLSession {
    /// Returns a publisher that requests the contents of an address for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher that sends a request for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that sends a request when a subscriber first requests a value, and publishes the response.
    ///
    /// Canceling the subscription cancels the request.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError

      /// The request.
      public let request: URLRequest
      /// The session that sends the request.
      public let session: URLSession

      /// Creates a publisher that sends a request for each subscriber.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let fanIn = FanIn(source: "DataTaskPublisher", downstream: subscriber)
        let answer = HandedOver { (data: Data?, response: URLResponse?, error: (any Error)?) in
          if let response, error == nil {
            fanIn.send((data ?? Data(), response))
            fanIn.send(completion: .finished)
          } else {
            fanIn.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        let task = session.dataTask(with: request) { answer.call($0, $1, $2) }
        // On Linux, a task that is resumed again sends its request again.
        let start = OnceAtMost(task.resume)
        fanIn.start(SourceSubscription(start: start.callAsFunction, end: task.cancel), downstream: subscriber)
      }
    }
  }

  /// An action that runs at the first call only.
  private final class OnceAtMost {
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func callAsFunction() { lock.withLock { action.take() }?() }
  }
#endif
