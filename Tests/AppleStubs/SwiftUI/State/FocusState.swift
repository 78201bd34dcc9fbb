@frozen @propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @frozen @propertyWrapper
  public struct Binding {
    // Without this the compiler makes an initializer that the original does not have.
    init(_: Never) {}

    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set { fatalError() }
    }

    public var projectedValue: FocusState<Value>.Binding { fatalError() }
  }

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  public var projectedValue: FocusState<Value>.Binding { fatalError() }

  public init() where Value == Bool { fatalError() }
  public init<T>() where Value == T?, T: Hashable { fatalError() }
}

@available(*, unavailable)
extension FocusState: Sendable {}

@available(*, unavailable)
extension FocusState.Binding: Sendable {}

extension View {
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { EmptyView() }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }

  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable { EmptyView() }
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
