// The interface that VSM needs in addition to SwiftUI's, to create the container of a view once. PortableUI has the
// same.
#if canImport(SwiftUI) && !PortableUI
  /// An observable object that a property of a view declares. It exists while the view is shown, and is readable by code
  /// outside views.
  @MainActor
  package protocol DeclaredObject<Object>: AnyObject {
    associatedtype Object: AnyObject

    /// The object for code outside views.
    var object: Object { get }

    /// Returns the object for a place that begins to show the view, which retains it.
    func show() -> Object
  }

  extension StateObject {
    /// Creates a state object from a declaration.
    ///
    /// SwiftUI calls the closure when it begins to show the view, and for each read by code outside views. Use
    /// `declaredObject` for such reads.
    @MainActor package init(declared declaration: some DeclaredObject<ObjectType>) {
      self.init(wrappedValue: DeclaredReading.isUnderWay ? declaration.object : declaration.show())
    }

    /// The object, for code inside and outside views.
    @MainActor package var declaredObject: ObjectType {
      let isNested = DeclaredReading.isUnderWay
      DeclaredReading.isUnderWay = true
      defer { DeclaredReading.isUnderWay = isNested }
      return wrappedValue
    }
  }

  /// Tells a read by code outside views from SwiftUI's call for a new place.
  @MainActor
  private enum DeclaredReading {
    static var isUnderWay = false
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
