public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: _PrimitiveView {}

public struct TupleView<T> {
  public var value: T { fatalError() }
  nonisolated public init(_ value: T) { fatalError() }
}

@available(*, unavailable)
extension TupleView: Sendable {}

extension TupleView: _PrimitiveView {}

public struct _ConditionalContent<TrueContent, FalseContent> {}

@available(*, unavailable)
extension _ConditionalContent: Sendable {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError() }
}
