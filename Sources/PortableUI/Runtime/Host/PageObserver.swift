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
