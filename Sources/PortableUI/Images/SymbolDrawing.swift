/// The square on which a symbol is drawn.
struct SymbolDrawing {
  let data: String
  let isResizable: Bool
}

extension SymbolDrawing: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  var content: PathElement { PathElement(data: data) }

  /// Decoration unless it has a name: what is beside a symbol usually says the same in words.
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
