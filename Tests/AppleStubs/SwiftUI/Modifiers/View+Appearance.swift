extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }

  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { EmptyView() }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { EmptyView() }
}
