/// A picture: here one of the symbols that this package draws.
public struct Image: Equatable, Sendable {
  private let systemName: String

  /// A symbol by its system name. One that is not drawn shows an empty square, and a diagnostic says so.
  public init(systemName: String) { self.systemName = systemName }
}

extension Image: View {
  /// Read once for each name, so that an unknown one is reported whenever it is new.
  public var body: some View {
    SymbolDrawing(data: path)
  }

  @MainActor private var path: String {
    if let path = Symbol.paths[systemName] { return path }
    let known = Symbol.paths.keys.sorted().joined(separator: ", ")
    ViewHost.current?.diagnose(
      .unknownImage, "There is no symbol named \"\(systemName)\", so a square shows. Drawn are: \(known).")
    return Symbol.placeholder
  }
}

/// The square on which a symbol is drawn.
private struct SymbolDrawing {
  let data: String
}

extension SymbolDrawing: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  var content: SymbolPath { SymbolPath(data: data) }

  /// Decoration unless it has a name: what is beside a symbol usually says the same in words.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.svg, class: "symbol")
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

/// The line of a symbol.
struct SymbolPath {
  let data: String
}

extension SymbolPath: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.path)
    description.set(.d, data)
    return description
  }
}
