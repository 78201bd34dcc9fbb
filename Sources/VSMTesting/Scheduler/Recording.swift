import CombineShim

/// What a publisher has done, with the times.
///
/// A ``TestScheduler`` makes it. It contains everything that the publisher has sent, also what no publisher should send,
/// such as values after the end.
///
/// Keep it as long as it should record: releasing it cancels the subscription, as with an `AnyCancellable`.
public final class Recording<Output, Failure: Error>: Cancellable, CustomStringConvertible {
  private let recorder: Recorder<Output, Failure>
  private let unschedule: () -> Void

  /// Creates the recording of what a subscriber receives.
  ///
  /// - Parameter unschedule: Removes what is still scheduled for the subscriber.
  init(of recorder: Recorder<Output, Failure>, unschedule: @escaping () -> Void) {
    self.recorder = recorder
    self.unschedule = unschedule
  }

  deinit {
    unschedule()
    recorder.cancel()
  }

  /// What has happened so far, in order.
  public var events: [Recorded<Output, Failure>] { recorder.events }

  /// The values so far.
  public var values: [Output] { events.compactMap(\.value) }

  /// The times of the values so far.
  public var times: [Int] { events.filter { $0.value != nil }.map(\.time) }

  /// How the publisher ended, if it has.
  public var completion: Subscribers.Completion<Failure>? { events.lazy.compactMap(\.completion).first }

  /// The events as one would write them in a test.
  public var description: String { "\(events)" }

  /// Asks the publisher for more values.
  public func request(_ demand: Subscribers.Demand) { recorder.request(demand) }

  /// Ends the subscription, or the one that is still to come.
  public func cancel() { recorder.cancel() }
}
