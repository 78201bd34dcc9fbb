import CombineShim

/// An observable object that a view creates once and owns; the counterpart of SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let source: Source
  private var box: ObjectBox<ObjectType>?

  private enum Source {
    /// Creates an object at each call.
    case thunk(() -> ObjectType)
    /// Returns the one object that the property declares.
    case declaration(() -> ObjectType)
  }

  /// Stores `thunk` until the view is first shown; it runs once, on the main actor.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    source = .thunk(thunk)
  }

  /// Stores a closure that returns the same object at each call. The property is then readable outside a page.
  package init(declared object: @escaping () -> ObjectType) {
    source = .declaration(object)
  }

  /// The object. Outside a page, each access creates a new one.
  @MainActor public var wrappedValue: ObjectType {
    if let box { return box.object }
    switch source {
    case .declaration(let object): return object()
    case .thunk(let make):
      Diagnostic(
        kind: .detachedProperty,
        message: """
          A StateObject was read while its view is not on a page, so a new \(ObjectType.self) was created that \
          is not stored. Read it in body, its closures, onAppear or task.
          """
      ).printToStandardError()
      return make()
    }
  }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? ObjectBox<ObjectType> {
      box = known
    } else {
      let made = ObjectBox(makeObject(), node: node)
      storage = made
      box = made
    }
  }

  @MainActor private func makeObject() -> ObjectType {
    switch source {
    case .thunk(let make), .declaration(let make): make()
    }
  }

  /// Ignores the object of a newer view, since the page's object is used.
  func isInterchangeable(with other: StateObject<ObjectType>) -> Bool { true }
}
