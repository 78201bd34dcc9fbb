/// The start and end time of a subscription to a publisher of a test.
public struct SubscriptionTimes: Hashable, Sendable, CustomStringConvertible {
  /// The time at which the subscription started.
  public var subscribed: Int
  /// The time at which the subscription was canceled or completed, or `nil` while it is active.
  public var ended: Int?

  /// Creates the times of a subscription. Without an end, it is active.
  public init(subscribed: Int, ended: Int? = nil) {
    self.subscribed = subscribed
    self.ended = ended
  }

  public var description: String { "from \(subscribed)" + (ended.map { " to \($0)" } ?? " on") }
}
