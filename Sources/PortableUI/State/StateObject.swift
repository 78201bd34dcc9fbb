import CombineShim

/// An observable object that a view makes once and owns; the counterpart of SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let source: Source
  private var box: ObjectBox<ObjectType>?

  private enum Source {
    /// Makes an object at each call.
    case thunk(() -> ObjectType)
    /// Returns the one object that the property declares.
    case declaration(() -> ObjectType)
  }

  /// Keeps `thunk` until the view is first shown; it runs once, on the main actor.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    source = .thunk(thunk)
  }

  /// Keeps what returns the same object at each call, which makes the property readable outside a page.
  package init(declared object: @escaping () -> ObjectType) {
    source = .declaration(object)
  }

  /// The object. Outside a page a new one is made at each access.
  @MainActor public var wrappedValue: ObjectType {
    if let box { return box.object }
    switch source {
    case .declaration(let object): return object()
    case .thunk(let make):
      Diagnostic(
        kind: .detachedProperty,
        message: """
          A StateObject was read while its view is not on a page, so a new \(ObjectType.self) was made that nobody \
          keeps. Read it in body, its closures, onAppear or task.
          """
      ).printToStandardError()
      return make()
    }
  }

  /// Gives bindings to the object's properties.
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

  /// The object that the page keeps counts, not the one that a newer view would make.
  func isInterchangeable(with other: StateObject<ObjectType>) -> Bool { true }
}
