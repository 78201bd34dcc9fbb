/// The page for which code runs: the page whose view is evaluated, or whose event or task runs.
///
/// Higher layers use it to separate data by page. With SwiftUI, where a process shows the pages of one person, it does
/// not exist; see the module `SwiftUIShim`.
@MainActor
package struct CurrentPage {
  let host: ViewHost

  /// Returns the current page, or `nil` in code that runs for none.
  package init?() {
    guard let host = TreeContext.host else { return nil }
    self.host = host
  }

  /// A number that is unique to the page in the process, even after it is closed.
  package var number: UInt64 { host.number }

  /// Whether the page has not been closed. A task can outlive its page.
  package var isOpen: Bool { !host.isClosed }

  /// Notifies an object when the page has closed. The object is not retained.
  package func notifyOfClosing(_ observer: any PageObserver) { host.closing.add(observer) }
}
