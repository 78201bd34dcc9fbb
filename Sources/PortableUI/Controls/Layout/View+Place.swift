public import Foundation

extension View {
  /// Places the center of this view at a point of the area around it, which it fills.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    let placed = Box(content: self, names: [.box, .placed], style: "left:\(cssOffset(x));top:\(cssOffset(y))")
    return Box(content: placed, names: [.box, .places, .fillWidth, .fillHeight])
  }

  /// Places the center of this view at a point of the area around it, which it fills.
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Sets which views of a stack get narrower last. Of two values above 0, none has precedence.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    Box(content: self, style: value == 0 ? nil : "flex-shrink:\(value > 0 ? "0" : "1000")")
  }

  /// Shows another view above or below this one, which stays in view while this one is scrolled.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = VStack(alignment: alignment) { content() }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    let bar = Container(.div, classes: [edge == .top ? .pinnedAbove : .pinnedBelow], naming: .none) { inset }
    return InsetContent(content: self, bar: bar, isFirst: edge == .top, spacing: spacing ?? 0)
  }

  /// Shows another view before or after this one.
  nonisolated public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Shows a bar above or below this view, which stays in view while this one is scrolled.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Shows a bar before or after this view.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// Content with a bar above or below it.
private struct InsetContent<Content: View, Bar: View> {
  let content: Content
  let bar: Bar
  let isFirst: Bool
  let spacing: CGFloat

  init(content: Content, bar: Bar, isFirst: Bool, spacing: CGFloat) {
    (self.content, self.bar, self.isFirst, self.spacing) = (content, bar, isFirst, spacing)
  }
}

extension InsetContent: View {
  var body: some View {
    VStack(spacing: spacing) {
      if isFirst { bar }
      content
      if !isFirst { bar }
    }
  }
}
