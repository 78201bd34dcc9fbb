import CombineShim

/// An observable object that a view makes once and owns; the counterpart of SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: ObjectBox<ObjectType>?

  /// Keeps `thunk` until the view is first shown; it runs once, on the main actor.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside a page a new one is made at each access.
  @MainActor public var wrappedValue: ObjectType {
    if let box { return box.object }
    Diagnostic(
      kind: .detachedProperty,
      message: """
        A StateObject was read while its view is not on a page, so a new \(ObjectType.self) was made that nobody \
        keeps. Read it in body, its closures, onAppear or task.
        """
    ).printToStandardError()
    return make()
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
      let made = ObjectBox(make(), node: node)
      storage = made
      box = made
    }
  }

  /// The object that the page keeps counts, not the one that a newer view would make.
  func isInterchangeable(with other: StateObject<ObjectType>) -> Bool { true }
}
