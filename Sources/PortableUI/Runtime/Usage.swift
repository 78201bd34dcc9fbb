/// What a view tree holds; all of it is zero once its host is closed and its tasks have ended.
public struct Usage: Hashable, Sendable {
  /// Places in the tree, elements and structure together.
  public internal(set) var nodes = 0
  /// Tasks of the `task` modifier that have not ended.
  public internal(set) var tasks = 0
  /// Subscriptions to publishers and observable objects.
  public internal(set) var subscriptions = 0
  /// Indicators on the page which say that something is under way.
  public internal(set) var busyIndicators = 0
}
