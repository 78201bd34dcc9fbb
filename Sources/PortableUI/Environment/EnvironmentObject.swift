import CombineShim

/// An observable object that a view around this one provides; the counterpart of SwiftUI's `EnvironmentObject`.
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
