extension View {
  /// Shows this view only where another one is visible: a shape, a color or a gradient. Other masks are reported.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { masked(by: mask()) }

  /// Shows this view only where another one is visible: a shape, a color or a gradient. Other masks are reported.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask) }

  nonisolated private func masked(by mask: some View) -> some View {
    let shape = (mask as? any Shape).map { ShapeView(geometry: $0._geometry, paint: nil) }
    guard let area = shape ?? (mask as? any MaskArea)?.area else {
      UnsupportedFeature.mask.report()
      return Box(content: self, names: [.box])
    }
    var style = area.geometry.style ?? area.geometry.outline?.clip ?? ""
    if case .gradient(let gradient, _) = area.paint {
      style += "\(style.isEmpty ? "" : ";")mask:\(gradient)"
    } else if area.lineWidth != nil || area.geometry.stroke != nil {
      UnsupportedFeature.mask.report()
    }
    return Box(
      content: self, names: ClassList(.box, .clipped, area.geometry.name), style: style.isEmpty ? nil : style)
  }
}

/// A view that can mask another one.
private protocol MaskArea {
  var area: ShapeView { get }
}

extension ShapeView: MaskArea {
  fileprivate var area: ShapeView { self }
}

extension Color: MaskArea {
  fileprivate var area: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: maskPaint) }

  /// A color is a gradient between itself and itself, so that its opacity applies.
  private var maskPaint: Paint { .gradient("linear-gradient(\(_paint.color) 0 0)", color: _paint.color) }
}

extension LinearGradient: MaskArea {
  fileprivate var area: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension RadialGradient: MaskArea {
  fileprivate var area: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension AngularGradient: MaskArea {
  fileprivate var area: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension UnsupportedFeature {
  static let mask = UnsupportedFeature(
    message: """
      mask(_:) has no effect with this view, since CSS masks with shapes and gradients only. Use a shape, a color or a \
      gradient as the mask.
      """)
}
