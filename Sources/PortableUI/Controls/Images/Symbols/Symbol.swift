/// The symbols of this package, each a drawing in a square of 24 by 24.
enum Symbol {
  /// The tables of the symbols.
  private static let sketches = [
    arrows, signs, forms, texts, people, things, tools, home, nature, media, communication, devices,
  ]

  /// The sketch and the variant of each name. Nothing is drawn before it is shown.
  private static let recipes: [String: Recipe] = {
    var recipes: [String: Recipe] = [:]
    for sketch in sketches.joined() {
      recipes[sketch.name] = Recipe(sketch: sketch, variant: "")
      for variant in sketch.variants {
        recipes["\(sketch.name).\(variant)"] = Recipe(sketch: sketch, variant: variant)
      }
    }
    for (alias, name) in aliases { recipes[alias] = recipes[name] }
    return recipes
  }()

  private struct Recipe {
    let sketch: SymbolSketch
    let variant: Substring
  }

  @MainActor private static var drawn: [String: SymbolDrawing] = [:]

  /// The names of all symbols.
  static var names: [String] { recipes.keys.sorted() }

  /// Returns the names that begin with the same word.
  static func names(like name: String) -> [String] {
    let word = name.prefix { $0 != "." }
    return names.filter { $0.prefix { $0 != "." } == word }
  }

  static func isKnown(_ name: String) -> Bool { recipes[name] != nil }

  /// Returns the drawing of a symbol, or `nil` if there is none with this name.
  @MainActor static func drawing(named name: String) -> SymbolDrawing? {
    if let drawing = drawn[name] { return drawing }
    guard let recipe = recipes[name] else { return nil }
    let drawing = SymbolVariant(recipe.variant).drawing(of: recipe.sketch)
    drawn[name] = drawing
    return drawing
  }

  /// Whether a symbol is mirrored where the layout is from right to left: if it is named after a direction of reading,
  /// or shows lines of text that start at an edge. A player's `forward` keeps its direction.
  static func isDirectional(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.dropFirst().contains { $0 == "forward" || $0 == "backward" } || words.first == "list"
      || name == "text.append" || name.hasPrefix("text.badge")
  }

  /// The name in words, for assistive technology.
  static func words(of name: String) -> String {
    var words = name.split(separator: ".")
    while words.count > 1, let last = words.last, ["fill", "circle", "square"].contains(last) { words.removeLast() }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
