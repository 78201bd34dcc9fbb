import Foundation

public struct HStack<Content>: _PrimitiveView where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
}

public struct VStack<Content>: _PrimitiveView where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
}

public struct ZStack<Content>: _PrimitiveView where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { fatalError() }
}

public struct Spacer: Sendable {
  public init(minLength: CGFloat? = nil) { fatalError() }
}

extension Spacer: _PrimitiveView {}

public struct Divider: Sendable {
  nonisolated public init() { fatalError() }
}

extension Divider: _PrimitiveView {}
