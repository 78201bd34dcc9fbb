import Combine

@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    { fatalError() }
  }

  @MainActor @preconcurrency public init() { fatalError() }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
}

@available(*, unavailable)
extension EnvironmentObject.Wrapper: Sendable {}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject { EmptyView() }
}
