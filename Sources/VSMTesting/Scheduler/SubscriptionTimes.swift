/// When a subscription to a test's publisher began, and when it ended.
public struct SubscriptionTimes: Hashable, Sendable, CustomStringConvertible {
  /// When the subscription began.
  public var subscribed: Int
  /// When it was cancelled or the publisher ended; nothing while it lasts.
  public var ended: Int?

  /// Creates the times of a subscription, of one that lasts where no end is given.
  public init(subscribed: Int, ended: Int? = nil) {
    self.subscribed = subscribed
    self.ended = ended
  }

  public var description: String { "from \(subscribed)" + (ended.map { " to \($0)" } ?? " on") }
}
