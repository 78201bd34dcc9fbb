import CombineShim
import Observation

/// An observable object that a view around this one provides.
///
/// A view whose object is missing renders nothing and reports a diagnostic.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object. Reading it in a view that is not on a page traps.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else { endForMissingObject(ObjectType.self) }
    return object
  }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that creates bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(object, path)
    }
  }
}

extension EnvironmentObject: InstallableProperty {
  static var readsEnvironment: Bool { true }

  private static func object(in environment: EnvironmentValues) -> ObjectType? {
    environment[objectOf: ObjectSlot<ObjectType>()]
  }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    Self.object(in: old) !== Self.object(in: new)
  }

  func missingObject(in environment: EnvironmentValues) -> Any.Type? {
    Self.object(in: environment) == nil ? ObjectType.self : nil
  }

  /// Makes the node observe the current object.
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    object = Self.object(in: node.environment)
    if let object { ObjectBox.keep(object, in: &storage, node: node) }
  }

  func isInterchangeable(with other: EnvironmentObject<ObjectType>) -> Bool { true }
}

extension View {
  /// Provides an observable object to the views inside, which read it as an `EnvironmentObject` of its type.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[objectOf: ObjectSlot<Object>()], object)
  }

  /// Provides an object to the views inside, which read it by its type; `nil` removes it for them.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment(\.[objectOf: ObjectSlot<Object>()], object)
  }

  /// Changes an environment value for this view and everything inside it.
  nonisolated public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifier(content: self, change: EnvironmentTransform { transform(&$0[keyPath: path]) })
  }
}

extension EnvironmentValues {
  /// The object of this type, if there is one.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[objectOf: ObjectSlot<Object>()] }
    set { self[objectOf: ObjectSlot<Object>()] = newValue }
  }

  subscript<Object: AnyObject>(objectOf slot: ObjectSlot<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

/// A key path argument that stands for the object of one type.
struct ObjectSlot<Object: AnyObject>: Hashable {}

private enum ObjectKey<Object: AnyObject>: EnvironmentKey { static var defaultValue: Object? { nil } }

/// Traps because an object that a view needs was read in code that runs for no page.
///
/// This is not reached on a page: a view whose object is missing has no body and no closures there.
func endForMissingObject(_ type: Any.Type) -> Never {
  fatalError(
    """
    A \(type) was read from the environment of a view that is not on a page, which has none. Read it in body, its \
    closures, onAppear or task.
    """)
}
