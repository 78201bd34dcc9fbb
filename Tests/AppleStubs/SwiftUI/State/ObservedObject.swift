import Combine

@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    { fatalError() }
  }

  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { fatalError() }
  @MainActor @preconcurrency public init(initialValue: ObjectType) { fatalError() }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { fatalError() }
    set { fatalError() }
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
}

@available(*, unavailable)
extension ObservedObject.Wrapper: Sendable {}
