/// How a page paints a style: by a name that its style sheet knows, or by a value in CSS.
public enum Paint: Hashable, Sendable {
  case named(PaintName)
  case css(String)
  /// A gradient, with a colour for what can only have one.
  case gradient(String, color: String)

  /// The value of the one colour that comes next to this.
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

  /// What fills an area, as a value of `background`.
  var fill: String {
    if case .gradient(let value, _) = self { return value }
    return color
  }
}
