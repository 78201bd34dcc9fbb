/// Colors and gradients are views that fill their frames.
extension Color: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension LinearGradient: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension RadialGradient: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension AngularGradient: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}
