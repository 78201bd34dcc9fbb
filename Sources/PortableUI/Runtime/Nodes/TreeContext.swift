import Foundation

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
package final class HostReference: Sendable {
  package weak let host: ViewHost?
  // Unsafe, since the compiler cannot see that `lock` guards every access. One lock serves all pages, which have
  // thousands of references and read them rarely.
  nonisolated(unsafe) private var current = PageTexts()
  private static let lock = NSLock()

  package init(_ host: ViewHost) { self.host = host }

  /// The language and the tables of the page's texts, which code on any thread reads.
  var texts: PageTexts {
    get { Self.lock.withLock { current } }
    set { Self.lock.withLock { current = newValue } }
  }
}
