import Foundation

public struct HStack<Content>: _PrimitiveView where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
}

@available(*, unavailable)
extension HStack: Sendable {}

public struct VStack<Content>: _PrimitiveView where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
}

@available(*, unavailable)
extension VStack: Sendable {}

public struct ZStack<Content>: _PrimitiveView where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { fatalError() }
}

@available(*, unavailable)
extension ZStack: Sendable {}

public struct Spacer: Sendable {
  public init(minLength: CGFloat? = nil) { fatalError() }
}

extension Spacer: _PrimitiveView {}

public struct Divider {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
extension Divider: Sendable {}

extension Divider: _PrimitiveView {}
