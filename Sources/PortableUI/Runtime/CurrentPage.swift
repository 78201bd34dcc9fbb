/// The page for which code runs: the page whose view is evaluated, or whose event or task runs.
///
/// Higher layers use it to separate data by page. With SwiftUI, where a process shows the pages of one person, it does
/// not exist; see the module `SwiftUIShim`.
@MainActor
package struct CurrentPage {
  private let host: ViewHost

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

/// An object that stores something for a page and releases it when the page has closed.
@MainActor
package protocol PageObserver: AnyObject {
  /// Called after the views of a page have disappeared.
  ///
  /// - Parameter number: The page's number; see ``CurrentPage``.
  func pageDidClose(_ number: UInt64)
}

/// The objects that are notified when a page has closed.
@MainActor
struct PageClosing {
  private(set) var observers: [Weak] = []

  struct Weak {
    weak var observer: (any PageObserver)?
  }

  /// Adds an observer. Released observers are removed before the list grows.
  mutating func add(_ observer: any PageObserver) {
    if observers.count >= 8, observers.count == observers.capacity {
      observers = observers.filter { $0.observer != nil }
      observers.reserveCapacity(observers.count * 2)
    }
    observers.append(Weak(observer: observer))
  }

  /// Removes the observers, and returns those that still exist.
  mutating func take() -> [any PageObserver] {
    defer { observers = [] }
    return observers.compactMap(\.observer)
  }
}
