/// The rendering of a style on a page: a name in its style sheet, or a CSS value.
public enum Paint: Hashable, Sendable {
  case named(PaintName)
  case css(String)
  /// A gradient, with a color for uses that require a single one.
  case gradient(String, color: String)

  /// The closest single color.
  var color: String {
    switch self {
    case .css(let value): value
    case .gradient(_, let color): color
    case .named(.primary): "var(--text)"
    case .named(.secondary): "var(--text-secondary)"
    case .named(.tertiary): "var(--text-tertiary)"
    case .named(.quaternary): "var(--fill-hover)"
    case .named(.quinary): "var(--fill)"
    case .named(.white): "#ffffff"
    case .named(.black): "#000000"
    case .named(.bar): "var(--page)"
    case .named(let name): "var(--\(name.name))"
    }
  }

  /// The CSS value of `background` that fills an area.
  var fill: String {
    if case .gradient(let value, _) = self { return value }
    return color
  }
}
