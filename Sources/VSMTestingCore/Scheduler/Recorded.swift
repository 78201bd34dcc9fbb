import CombineShim

/// An event of a publisher, with its time.
///
/// Tests write it as `.value(210, "a")`, `.finished(400)` or `.failure(400, Offline())`.
/// `.failure(400, Offline())`.
public struct Recorded<Output, Failure: Error> {
  /// An event of a publisher.
  public enum Event {
    /// The publisher publishes a value.
    case value(Output)
    /// The publisher finishes or fails.
    case completion(Subscribers.Completion<Failure>)
  }

  /// The time of the event, in milliseconds of virtual time.
  public let time: Int
  /// The event.
  public let event: Event

  /// Creates an event with its time.
  public init(time: Int, event: Event) {
    self.time = time
    self.event = event
  }

  /// Returns the publication of a value.
  public static func value(_ time: Int, _ value: Output) -> Self { Self(time: time, event: .value(value)) }

  /// Returns the publication of a value without content, such as a tap.
  public static func value(_ time: Int) -> Self where Output == Void { Self(time: time, event: .value(())) }

  /// Returns a successful completion.
  public static func finished(_ time: Int) -> Self { Self(time: time, event: .completion(.finished)) }

  /// Returns a failure.
  public static func failure(_ time: Int, _ failure: Failure) -> Self {
    Self(time: time, event: .completion(.failure(failure)))
  }

  /// The value, or `nil` for a completion.
  public var value: Output? {
    if case .value(let value) = event { value } else { nil }
  }

  /// The completion, or `nil` for a value.
  public var completion: Subscribers.Completion<Failure>? {
    if case .completion(let completion) = event { completion } else { nil }
  }
}

extension Recorded: CustomStringConvertible {
  /// The event as a Swift expression.
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

extension Recorded: Equatable where Output: Equatable {
  /// Returns whether two events are equal and have the same time.
  ///
  /// Failures are compared by `==` if their type is `Equatable`, and otherwise by their type and debug description. A
  /// publisher of `any Error` can therefore be tested like any other.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.time == right.time else { return false }
    switch (left.event, right.event) {
    case (.value(let left), .value(let right)): return left == right
    case (.completion(.finished), .completion(.finished)): return true
    case (.completion(.failure(let left)), .completion(.failure(let right))): return isSame(left, right)
    default: return false
    }
  }

  private static func isSame(_ left: any Error, _ right: any Error) -> Bool {
    if let left = left as Any as? any Equatable { return isEqual(left, right) }
    return type(of: left) == type(of: right) && String(reflecting: left) == String(reflecting: right)
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: any Error) -> Bool {
    left == right as? Left
  }
}
