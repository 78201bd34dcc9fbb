import Foundation

public struct Grid<Content> where Content: View {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { fatalError() }
}

extension Grid: _PrimitiveView {}

public struct GridRow<Content> where Content: View {
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { fatalError() }
}

extension GridRow: _PrimitiveView {}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View { EmptyView() }
}
