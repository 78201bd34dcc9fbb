/// The page and the node for which code runs; inherited by the tasks that it starts.
enum TreeContext {
  /// The page whose view is evaluated, or whose event or task runs.
  @TaskLocal static var page: HostReference?
  /// The node whose body is evaluated.
  @TaskLocal static var reader: _Node?

  /// The host of that page, while it exists.
  static var host: ViewHost? { page?.host }
}

/// A reference to a host that does not retain it, since tasks that a page starts can outlive the page.
final class HostReference: Sendable {
  weak let host: ViewHost?

  init(_ host: ViewHost) { self.host = host }
}
