import Foundation

/// The outline of a shape that depends on the size of its frame.
final class ShapeOutline: Sendable {
  private let path: @Sendable (CGRect) -> Path
  /// The outline in a square.
  private let reference: Path

  /// The size of a frame that has not been measured.
  static var referenceSize: CGSize { CGSize(width: 100, height: 100) }

  init(_ path: @escaping @Sendable (CGRect) -> Path) {
    self.path = path
    reference = path(CGRect(origin: .zero, size: Self.referenceSize))
  }

  /// Returns the outline in a frame; `nil` is the square.
  func path(in size: CGSize?) -> Path { size.map { path(CGRect(origin: .zero, size: $0)) } ?? reference }

  /// The declaration that clips an element to the outline, stretched to its frame.
  var clip: String {
    let points = reference.polylines.flatMap(\.self).map { "\(cssCoordinate($0.x))% \(cssCoordinate($0.y))%" }
    return "clip-path:polygon(\(points.isEmpty ? "0 0" : points.joined(separator: ",")))"
  }
}

extension ShapeOutline: Hashable {
  static func == (left: ShapeOutline, right: ShapeOutline) -> Bool { left.reference == right.reference }

  func hash(into hasher: inout Hasher) { hasher.combine(reference.data) }
}

/// The node of a shape that is drawn as a path.
@MainActor
final class OutlinedShapeNode: SingleChildNode<ShapeView, OutlinedShape> {
  init(_ view: ShapeView, in context: _NodeContext) {
    super.init(in: context)
    makeChild(OutlinedShape(shape: view))
  }

  override func update(to view: ShapeView) { child?.update(to: OutlinedShape(shape: view)) }
}

/// A shape that is drawn as a path in its frame, which the browser measures.
struct OutlinedShape {
  @State private var measured: CGSize?
  @Environment(\.sizeWithoutLayout) private var sizeWithoutLayout
  private let shape: ShapeView

  init(shape: ShapeView) { self.shape = shape }
}

extension OutlinedShape: View {
  var body: some View {
    let size = measured ?? sizeWithoutLayout
    MeasuredArea(content: drawing(in: size)) { if $0 != measured { measured = $0 } }
  }

  private func drawing(in size: CGSize?) -> PathView {
    PathView(
      path: shape.geometry.outline?.path(in: size) ?? Path(), paint: shape.paint ?? .css("currentColor"),
      stroke: shape.geometry.stroke, stretchedSize: size == nil ? ShapeOutline.referenceSize : nil)
  }
}
