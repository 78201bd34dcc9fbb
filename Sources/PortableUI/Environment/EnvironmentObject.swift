import CombineShim

/// An observable object that a view around this one has put into the environment; the counterpart of SwiftUI's
/// `EnvironmentObject`.
///
/// A view whose object is missing shows nothing, and a diagnostic says so.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object. A view that is on no page has none, and reading it there is a mistake that traps.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else { endForMissingObject(ObjectType.self) }
    return object
  }

  /// Gives bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of the object.
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

  /// The node follows the object that is there now.
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    object = Self.object(in: node.environment)
    if let object { ObjectBox.keep(object, in: &storage, node: node) }
  }

  func isInterchangeable(with other: EnvironmentObject<ObjectType>) -> Bool { true }
}
