/// The elements that views render, with the names of HTML and SVG.
///
/// The list is closed, so that no data can choose an element. It does not contain `script`.
public enum Tag: String, Sendable, CaseIterable {
  // Containers
  case div, main, section, header, nav, ul, li, form, fieldset, legend, dialog
  // Text
  case span, p, h1, h2, h3, label, a, hr
  // Controls
  case button, input, textarea, select, option, progress
  // Drawing
  case svg, path, circle, line, rect
  case image = "img"

  /// Whether the element is a heading.
  public var isHeading: Bool {
    switch self {
    case .h1, .h2, .h3: true
    default: false
    }
  }

  /// Whether the element is an interactive control.
  var isControl: Bool {
    switch self {
    case .button, .input, .select, .textarea, .a: true
    default: false
    }
  }

  /// Whether the element is in SVG's namespace.
  public var isDrawing: Bool {
    switch self {
    case .svg, .path, .circle, .line, .rect: true
    default: false
    }
  }

  /// Whether the element never has children or a closing tag in HTML.
  public var isVoid: Bool {
    switch self {
    case .hr, .input, .image: true
    default: false
    }
  }
}
