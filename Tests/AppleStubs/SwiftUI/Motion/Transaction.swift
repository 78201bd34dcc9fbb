public struct Transaction {
  public init() { fatalError() }
  public init(animation: Animation?) { fatalError() }

  public var animation: Animation? {
    get { fatalError() }
    set { fatalError() }
  }

  public var disablesAnimations: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(*, unavailable)
extension Transaction: Sendable {}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  fatalError()
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { fatalError() }

extension View {
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    EmptyView()
  }

  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { EmptyView() }
}

extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> { fatalError() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { fatalError() }
}
