/// The resources of a view tree. All numbers are zero after its host is closed and its tasks have ended.
public struct Usage: Hashable, Sendable {
  /// Nodes in the tree, elements and structure together.
  public internal(set) var nodes = 0
  /// Tasks of the `task` modifier that have not ended.
  public internal(set) var tasks = 0
  /// Subscriptions to publishers and observable objects.
  public internal(set) var subscriptions = 0
  /// Indicators of activity on the page.
  public internal(set) var busyIndicators = 0
}
