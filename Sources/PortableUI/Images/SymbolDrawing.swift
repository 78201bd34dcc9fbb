/// The SVG element of a symbol.
struct SymbolDrawing {
  let data: String
  let isResizable: Bool
}

extension SymbolDrawing: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  var content: PathElement { PathElement(data: data) }

  /// Describes an image if the symbol has a name. Otherwise it is decoration, since text beside it usually has its
  /// meaning.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.svg, classes: isResizable ? [.symbol, .resizable] : [.symbol])
    description.set(.viewBox, "0 0 24 24")
    description.set(.fill, "none")
    description.set(.stroke, "currentColor")
    description.set(.strokeWidth, "1.75")
    description.set(.strokeLinecap, "round")
    description.set(.strokeLinejoin, "round")
    description.addStyle(font: environment.font, foreground: environment.foregroundStyle)
    if environment.accessibility.label == nil {
      description.set(.ariaHidden, "true")
    } else {
      description.set(.role, "img")
    }
    description.add(environment.accessibility)
    return description
  }
}
