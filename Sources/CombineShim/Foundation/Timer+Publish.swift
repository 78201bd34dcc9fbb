#if !canImport(Combine)
  import Foundation
  import OpenCombine

  extension Timer {
    /// Returns a publisher that publishes the current date in intervals, while it is connected.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates, and before the first one.
    ///   - tolerance: The maximum delay of a date, in seconds.
    ///   - runLoop: The run loop that publishes the dates. The main queue publishes them for the main run loop.
    ///   - mode: The mode of the run loop for publishing dates. The main queue has no modes.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that publishes the current date in intervals, while it is connected.
    ///
    /// A date is dropped for a subscriber without demand.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      /// The seconds between two dates, and before the first one.
      public let interval: TimeInterval
      /// The maximum delay of a date, in seconds.
      public let tolerance: TimeInterval?
      /// The run loop that publishes the dates.
      public let runLoop: RunLoop
      /// The mode of the run loop for publishing dates.
      public let mode: RunLoop.Mode
      public let options: RunLoop.SchedulerOptions?

      private let lock = NSLock()
      private var receivers: [CombineIdentifier: (Date) -> Void] = [:]

      /// Creates a publisher that publishes dates once it is connected.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        let fanIn = FanIn(source: "Timer", downstream: subscriber)
        let source = SourceSubscription { [weak self] in self?.remove(fanIn.combineIdentifier) }
        lock.withLock { receivers[fanIn.combineIdentifier] = fanIn.send(_:) }
        fanIn.start(source, downstream: subscriber)
      }

      /// Starts to publish dates. Canceling the connection stops that, and removes the subscribers.
      public func connect() -> any Cancellable {
        let timer = runLoop.repeat(
          publish, at: runLoop.now.advanced(by: .seconds(interval)), every: .seconds(interval),
          tolerance: .seconds(tolerance ?? 0), in: mode)
        return AnyCancellable {
          timer.cancel()
          self.remove()
        }
      }

      private func publish() {
        let receivers = lock.withLock { self.receivers }
        let now = Date()
        for receive in receivers.values { receive(now) }
      }

      /// Removes a subscriber, or all of them.
      private func remove(_ identifier: CombineIdentifier? = nil) {
        // Released outside the lock, since that can call this publisher.
        let removed = lock.withLock {
          guard let identifier else { return receivers.take() }
          return receivers.removeValue(forKey: identifier).map { [identifier: $0] } ?? [:]
        }
        withExtendedLifetime(removed) {}
      }
    }
  }

  extension Dictionary {
    fileprivate mutating func take() -> Dictionary {
      defer { self = [:] }
      return self
    }
  }
#endif
