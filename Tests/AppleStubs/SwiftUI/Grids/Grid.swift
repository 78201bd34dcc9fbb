import Foundation

public struct Grid<Content> where Content: View {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { fatalError() }
}

@available(*, unavailable)
extension Grid: Sendable {}

extension Grid: _PrimitiveView {}

public struct GridRow<Content> where Content: View {
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { fatalError() }
}

@available(*, unavailable)
extension GridRow: Sendable {}

extension GridRow: _PrimitiveView {}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View { EmptyView() }
}
