extension View {
  /// Fills the area behind this view with a style.
  nonisolated public func background(_ style: some ShapeStyle) -> some View {
    switch style._paint {
    case .named(let name): Box(content: self, names: [.box, name.area])
    case let paint: Box(content: self, style: "background:\(paint.fill)")
    }
  }

  /// Shows another view behind this one. This view determines the size.
  nonisolated public func background<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View {
    let backdrop = Container(.div, classes: ClassList(.backdrop, alignment.styleClass), naming: .none) { content() }
    return Box(
      content: TupleView(content: (backdrop, self)),
      names: [.box, .layered])
  }

  /// Sets the opacity of this view, from 0 (invisible) to 1 (opaque).
  nonisolated public func opacity(_ opacity: Double) -> some View {
    let bounded = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return Box(content: self, style: "opacity:\(cssNumber(bounded))")
  }
}
