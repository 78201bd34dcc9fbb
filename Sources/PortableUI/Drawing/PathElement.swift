/// Lines and curves on an element of SVG.
struct PathElement {
  /// As SVG writes it.
  let data: String
  /// `nil` leaves it to what is around.
  var paint: Paint?
  /// How its line is drawn, if it is not filled.
  var stroke: StrokeStyle?
}

extension PathElement: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.path)
    description.set(.d, data)
    guard let paint else { return description }
    let colour = environment.painted(paint).color
    description.addStyle(stroke.map { "fill:none;stroke:\(colour);\($0.css)" } ?? "fill:\(colour)")
    return description
  }
}
