/// The SVG element of a symbol.
struct SymbolView {
  /// The name of the symbol; `nil` for the square in the place of an image that is missing.
  let name: String?
  let isResizable: Bool
}

extension SymbolView: ElementView {
  var content: SymbolPath { SymbolPath(name: name) }

  /// Describes an image if the symbol has a name. Otherwise it is decoration, since text beside it usually has its
  /// meaning.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.svg, classes: isResizable ? [.symbol, .resizable] : [.symbol])
    if !isResizable, let scale = environment.imageScale.styleClass { description.addClass(scale) }
    if let name, Symbol.isDirectional(name) { description.addClass(.flips) }
    description.set(.viewBox, "0 0 24 24")
    if content.drawing(in: environment).isFilled {
      description.set(.fill, "currentColor")
    } else {
      description.set(.fill, "none")
      description.set(.stroke, "currentColor")
      description.set(.strokeWidth, "1.75")
      description.set(.strokeLinecap, "round")
      description.set(.strokeLinejoin, "round")
    }
    description.addStyle(font: environment.font, foreground: environment.foregroundStyle)
    if environment.accessibility.label == nil {
      description.set(.ariaHidden, "true")
    } else {
      description.set(.role, "img")
    }
    description.add(environment.accessibility)
    description.cover(environment.textLook.coverage)
    return description
  }
}

/// The path of a symbol, or of the variant of it that the environment selects.
struct SymbolPath {
  let name: String?

  @MainActor func drawing(in environment: EnvironmentValues) -> SymbolDrawing {
    guard let name else { return .placeholder }
    let variants = environment.symbolVariants
    let names = variants == .none ? [name] : variants.names(of: name) + [name]
    return names.lazy.compactMap { Symbol.drawing(named: $0) }.first ?? .placeholder
  }
}

extension SymbolPath: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.path)
    description.set(.d, drawing(in: environment).data)
    return description
  }
}
