import CombineShim

/// An event of a publisher, with the time at which it happened or is to happen.
///
/// Spelled as in the tests that compare or prescribe it: `.value(210, "a")`, `.finished(400)`,
/// `.failure(400, Offline())`.
public struct Recorded<Output, Failure: Error> {
  /// What a publisher can do.
  public enum Event {
    /// It publishes a value.
    case value(Output)
    /// It ends, well or with a failure.
    case completion(Subscribers.Completion<Failure>)
  }

  /// When the event happens, in milliseconds of virtual time.
  public let time: Int
  /// What happens.
  public let event: Event

  /// Creates an event at a time.
  public init(time: Int, event: Event) {
    self.time = time
    self.event = event
  }

  /// A value at a time.
  public static func value(_ time: Int, _ value: Output) -> Self { Self(time: time, event: .value(value)) }

  /// A value at a time that carries nothing, such as a tap.
  public static func value(_ time: Int) -> Self where Output == Void { Self(time: time, event: .value(())) }

  /// The good end at a time.
  public static func finished(_ time: Int) -> Self { Self(time: time, event: .completion(.finished)) }

  /// The end by a failure at a time.
  public static func failure(_ time: Int, _ failure: Failure) -> Self {
    Self(time: time, event: .completion(.failure(failure)))
  }

  /// The value, unless the event is an end.
  public var value: Output? {
    if case .value(let value) = event { value } else { nil }
  }

  /// The end, unless the event is a value.
  public var completion: Subscribers.Completion<Failure>? {
    if case .completion(let completion) = event { completion } else { nil }
  }
}

extension Recorded: CustomStringConvertible {
  /// The event as one would write it in a test.
  public var description: String {
    switch event {
    case .value(is Void): ".value(\(time))"
    case .value(let value as any StringProtocol): ".value(\(time), \(String(reflecting: value)))"
    case .value(let value): ".value(\(time), \(value))"
    case .completion(.finished): ".finished(\(time))"
    case .completion(.failure(let failure)): ".failure(\(time), \(failure))"
    }
  }
}

extension Recorded: Sendable where Output: Sendable {}
extension Recorded.Event: Sendable where Output: Sendable {}
