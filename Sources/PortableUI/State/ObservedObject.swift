import CombineShim

/// An observable object with another owner; the counterpart of SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object. If a newer view has a different object, the page observes that.
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A wrapper that creates bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that creates bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(object, path)
    }
  }
}

extension ObservedObject: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    ObjectBox.keep(wrappedValue, in: &storage, node: node)
  }

  func isInterchangeable(with other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}
