/// Lines and curves in an SVG element.
struct PathElement {
  /// The path in SVG's syntax.
  let data: String
  /// The fill or stroke; `nil` inherits it.
  var paint: Paint?
  /// The style of its line; `nil` fills the path.
  var stroke: StrokeStyle?
}

extension PathElement: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.path)
    description.set(.d, data)
    guard let paint else { return description }
    let color = environment.painted(paint).color
    description.addStyle(stroke.map { "fill:none;stroke:\(color);\($0.css)" } ?? "fill:\(color)")
    return description
  }
}
