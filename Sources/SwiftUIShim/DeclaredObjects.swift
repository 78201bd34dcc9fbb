// The interface that VSM needs in addition to SwiftUI's, to create the container of a view once. PortableUI has the
// same.
#if canImport(SwiftUI) && !PortableUI
  extension StateObject {
    /// Creates a state object from a closure that returns the same object on each call.
    package nonisolated init(declared object: @escaping () -> ObjectType) {
      self.init(wrappedValue: object())
    }
  }

  /// The page that code runs for. It is always `nil` here, since a process shows the pages of one person.
  @MainActor
  package struct CurrentPage {
    package let number: UInt64
    package let isOpen: Bool

    package init?() { return nil }

    package func notifyOfClosing(_ observer: any PageObserver) {}

    package func delayEdit(_ apply: @escaping @MainActor () -> Void) -> DelayedEdit { DelayedEdit() }
  }

  /// An edit of a page that waits for the end of a pause. None exists here, since there are no pages.
  @MainActor
  package final class DelayedEdit {
    package func end() {}
  }

  /// An object that stores resources for a page and releases them when the page has closed.
  @MainActor
  package protocol PageObserver: AnyObject {
    /// Called after the views of a page have disappeared.
    func pageDidClose(_ number: UInt64)
  }
#endif
