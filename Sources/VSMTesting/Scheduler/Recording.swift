import CombineShim

/// The events of a publisher, with their times.
///
/// It is created by a ``TestScheduler``. It contains all events that the publisher has sent, including invalid ones
/// such as values after a completion.
///
/// Retain it while it should record. Releasing it cancels the subscription, as with an `AnyCancellable`.
public final class Recording<Output, Failure: Error>: Cancellable, CustomStringConvertible {
  private let recorder: Recorder<Output, Failure>
  private let unschedule: () -> Void

  /// Creates the recording of a subscriber.
  ///
  /// - Parameter unschedule: Removes the actions that are still scheduled for the subscriber.
  init(of recorder: Recorder<Output, Failure>, unschedule: @escaping () -> Void) {
    self.recorder = recorder
    self.unschedule = unschedule
  }

  deinit {
    unschedule()
    recorder.cancel()
  }

  /// The events so far, in order.
  public var events: [Recorded<Output, Failure>] { recorder.events }

  /// The values so far.
  public var values: [Output] { events.compactMap(\.value) }

  /// The times of the values so far.
  public var times: [Int] { events.filter { $0.value != nil }.map(\.time) }

  /// The completion of the publisher, if it has completed.
  public var completion: Subscribers.Completion<Failure>? { events.lazy.compactMap(\.completion).first }

  /// The events as Swift expressions.
  public var description: String { "\(events)" }

  /// Requests more values.
  public func request(_ demand: Subscribers.Demand) { recorder.request(demand) }

  /// Cancels the subscription, including one that has not started yet.
  public func cancel() { recorder.cancel() }
}
