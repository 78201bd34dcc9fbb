import Combine

@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { fatalError() }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}
