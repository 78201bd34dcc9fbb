/// A symbol as its table states it: the parts of the drawing, from which the variants are derived.
struct SymbolSketch {
  let name: String
  /// The variants that are drawn, each as the rest of its name, such as `circle.fill`.
  let variants: [Substring]
  let parts: [Part]
  /// The parts of the filled variants, where they differ.
  let filled: [Part]?

  /// A part of a drawing, as path data in a square of 24 by 24.
  enum Part {
    /// A line in all variants.
    case line(String)
    /// A closed line, whose inside is filled in the filled variants.
    case area(String)
    /// A line that is cut out of the filled areas.
    case mark(String)
    /// A mark that a small drawing inside a shape omits.
    case detail(String)
    /// A closed line, whose inside is cut out of the filled areas.
    case hole(String)
    /// A closed line, whose inside is filled in all variants.
    case solid(String)
  }

  /// - Parameter variants: The rests of the names of the variants, divided by spaces.
  init(_ name: String, _ variants: String = "", _ parts: Part..., filled: [Part]? = nil) {
    self.name = name
    self.variants = variants.split(separator: " ")
    self.parts = parts
    self.filled = filled
  }
}

/// The path that a browser draws for a symbol, which is either stroked or filled.
struct SymbolDrawing: Equatable, Sendable {
  let data: String
  let isFilled: Bool

  static let placeholder = SymbolDrawing(data: "M5 5h14v14H5z", isFilled: false)
}
