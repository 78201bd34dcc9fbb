public import Foundation

extension View {
  /// Adds a shadow to the visible parts of this view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    Box(
      content: self,
      style: "filter:drop-shadow(\(cssOffset(x)) \(cssOffset(y)) \(cssLength(radius)) \(color._paint.color))")
  }
}

extension View {
  /// Moves the rendering of this view without changing the layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Box(content: self, style: "translate:\(cssOffset(x)) \(cssOffset(y))")
  }

  /// Moves the rendering of this view without changing the layout.
  nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Rotates the rendering of this view around a point of it.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    Box(content: self, style: "rotate:\(angle.css)\(origin(anchor))")
  }

  /// Scales the rendering of this view without changing the layout.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the rendering of this view without changing the layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the rendering of this view without changing the layout.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    let factors = [x, y].map { cssNumber($0.isNaN ? 1 : min(max($0, -1000), 1000)) }
    return Box(content: self, style: "scale:\(factors.joined(separator: " "))\(origin(anchor))")
  }

  /// Shows this view in front of its siblings with smaller values.
  nonisolated public func zIndex(_ value: Double) -> some View {
    let level = value.isNaN ? 0 : min(max((value * 100).rounded(), -1e8), 1e8)
    return Box(content: self, names: [.box, .raised], style: "z-index:\(cssNumber(level))")
  }
}

private func origin(_ anchor: UnitPoint) -> String {
  anchor == .center ? "" : ";transform-origin:\(anchor.css)"
}

extension View {
  /// Hides and disables this view, and keeps its space.
  nonisolated public func hidden() -> some View {
    Box(content: self, names: [.box, .invisible]).disabled(true)
  }

  /// Sets whether this view responds to pointers and touches. The keyboard and assistive technology still use it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    Box(content: self, names: ClassList(.box, enabled ? nil : .noHitTesting))
  }

  /// Gives this view its ideal size, regardless of the available space.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let names = ClassList(.box, horizontal ? .fixedWidth : nil, vertical ? .fixedHeight : nil)
    return Box(content: self, names: names)
  }

  /// Gives this view its ideal size, regardless of the available space.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
