extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }

  nonisolated public func foregroundStyle<S1, S2>(
    _ primary: S1, _ secondary: S2
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle { EmptyView() }

  nonisolated public func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle { EmptyView() }

  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }

  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { EmptyView() }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View { EmptyView() }
}
