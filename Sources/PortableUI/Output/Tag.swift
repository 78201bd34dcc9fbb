/// The elements that views become; the names are HTML's and SVG's.
///
/// A closed list, so that no data can choose an element: there is no `script` to be named.
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

  /// Whether the element is a heading by itself.
  public var isHeading: Bool {
    switch self {
    case .h1, .h2, .h3: true
    default: false
    }
  }

  /// Whether people use elements of this kind.
  var isControl: Bool {
    switch self {
    case .button, .input, .select, .textarea, .a: true
    default: false
    }
  }

  /// Whether the element lives in SVG's name space.
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
