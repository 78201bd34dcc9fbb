/// The symbols of this package, each a path in a square of 24 by 24.
enum Symbol {
  static let placeholder = "M5 5h14v14H5z"

  static let paths: [String: String] = [
    "arrow.clockwise": "M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4v5h-5",
    "arrow.left": "M19 12H5M11 6l-6 6 6 6",
    "bag": "M5 8h14l1 12H4zM9 8a3 3 0 0 1 6 0",
    "cart": "M3 4h3l2.5 11h9L20 7H6.7M10 19.5h.01M16.5 19.5h.01",
    "checkmark": "M5 13l4.5 4.5L19 7",
    "checkmark.circle": "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8 12.5l2.8 2.8L16 9.5",
    "chevron.down": "M5 9l7 7 7-7",
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.right": "M9 5l7 7-7 7",
    "chevron.up": "M5 15l7-7 7 7",
    "clock": "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.5 2",
    "doc.text": "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
    "ellipsis":
      "M4.5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M17.5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    "exclamationmark.triangle": "M12 4l9 16H3zM12 10v4.5M12 17.3v.2",
    "heart": "M12 20l-7-7a4.6 4.6 0 0 1 7-6 4.6 4.6 0 0 1 7 6z",
    "heart.fill":
      "M12 20l-7-7a4.6 4.6 0 0 1 7-6 4.6 4.6 0 0 1 7 6zM12 17l-5-5a2.8 2.8 0 0 1 5-3 2.8 2.8 0 0 1 5 3zM12 14l-3-3M12 14l3-3",
    "house": "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
    "list.bullet": "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
    "magnifyingglass": "M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15.5 15.5L20 20",
    "minus": "M5 12h14",
    "minus.circle": "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8 12h8",
    "network": "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
    "pencil": "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
    "person": "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6",
    "person.crop.circle":
      "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6.2 18.7c1-2.4 3.2-3.7 5.8-3.7s4.8 1.3 5.8 3.7",
    "plus": "M12 5v14M5 12h14",
    "slider.horizontal.3": "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4",
    "trash": "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
    "xmark": "M6 6l12 12M18 6L6 18",
  ]
}

/// The SVG element of a symbol.
struct SymbolDrawing {
  /// The name of the symbol; `nil` for the square in the place of an image that is missing.
  let name: String?
  let isResizable: Bool
}

extension SymbolDrawing: ElementView {
  var content: SymbolPath { SymbolPath(name: name) }

  /// Describes an image if the symbol has a name. Otherwise it is decoration, since text beside it usually has its
  /// meaning.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.svg, classes: isResizable ? [.symbol, .resizable] : [.symbol])
    if !isResizable, let scale = environment.imageScale.styleClass { description.addClass(scale) }
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
    description.cover(environment.textLook.coverage)
    return description
  }
}

/// The path of a symbol, or of the variant of it that the environment selects.
struct SymbolPath {
  let name: String?
}

extension SymbolPath: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.path)
    description.set(.d, name.map { data(of: $0, in: environment) } ?? Symbol.placeholder)
    return description
  }

  private func data(of name: String, in environment: EnvironmentValues) -> String {
    let variants = environment.symbolVariants
    let names = variants == .none ? [name] : variants.names(of: name) + [name]
    return names.lazy.compactMap { Symbol.paths[$0] }.first ?? Symbol.placeholder
  }
}
