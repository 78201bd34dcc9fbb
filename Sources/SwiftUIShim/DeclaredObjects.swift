// What VSM needs beside SwiftUI's API in order to make the container of a view once; PortableUI has the same.
#if canImport(SwiftUI) && !PortableUI
  extension StateObject {
    /// Keeps what returns the same object at each call.
    package nonisolated init(declared object: @escaping () -> ObjectType) {
      self.init(wrappedValue: object())
    }
  }

  /// The page that code runs for: none, as a process shows the pages of one person.
  @MainActor
  package struct CurrentPage {
    package let number: UInt64
    package let isOpen: Bool

    package init?() { return nil }

    package func notifyOfClosing(_ observer: any PageObserver) {}
  }

  /// An object that keeps something for a page and releases it when the page has closed.
  @MainActor
  package protocol PageObserver: AnyObject {
    /// Called once the views of a page have disappeared.
    func pageDidClose(_ number: UInt64)
  }
#endif
