public struct AnyView {
  nonisolated public init<V>(_ view: V) where V: View { fatalError() }
  nonisolated public init<V>(erasing view: V) where V: View { fatalError() }
}

@available(*, unavailable)
extension AnyView: Sendable {}

extension AnyView: _PrimitiveView {}
