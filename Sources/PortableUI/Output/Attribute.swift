/// The elements that views render, with the names of HTML and SVG.
///
/// The list is closed, so that no data can choose an element. It does not contain `script`.
public enum Tag: String, Sendable, CaseIterable {
  // Containers
  case div, main, section, header, nav, ul, li, form, fieldset, legend, dialog
  // Text
  case span, p, h1, h2, h3, label, a, hr, strong, em, code, del
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

/// An attribute of an element on the page.
public struct Attribute: Hashable, Sendable {
  public var name: Name
  public var value: String

  public init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The attributes that PortableUI sets.
  ///
  /// The list is closed, so that no data can name an event handler. The value of a Boolean HTML attribute (`disabled`)
  /// is the empty string. `style` contains CSS declarations; a page whose policy forbids style attributes applies them
  /// in another way.
  public enum Name: String, Sendable, CaseIterable {
    case id, `class`, style, role, lang, dir, title, autofocus, hidden, inert
    case type, name, value, accept, multiple, placeholder, autocomplete, disabled, required, selected, checked, min,
      max, step, rows
    case href, src, alt, loading, `for`, rel, target
    case tabindex, inputmode, enterkeyhint, autocapitalize, autocorrect, spellcheck, popover
    case testID = "data-testid"
    /// The vertical position of the target view of an observed scroll position, in thousandths of the visible area.
    case anchor = "data-anchor"
    /// The offsets of the rows that a long list shows, and their total number: `120:220/50000`.
    case shownRows = "data-rows"
    /// The heights of a sheet, from the lowest: parts of the greatest height, or lengths in pixels.
    case detents = "data-detents"
    /// The item that a button shares.
    case share = "data-share"
    /// The words that the page's scripts show.
    case words = "data-words"
    /// The texts that the browser keeps for the page.
    case stored = "data-stored"
    /// Whether the page's views follow the fragment of the address.
    case fragments = "data-fragments"
    /// The connection that the page simulates, as JSON.
    case connection = "data-connection"
    /// The number of presses in quick succession that an element waits for.
    case taps = "data-taps"
    /// The time for which a press has to last, in milliseconds.
    case hold = "data-hold"
    /// The changes inside a button while it is pressed, as JSON.
    case pressed = "data-pressed"
    /// The length of the shortest drag, in points.
    case drag = "data-drag"
    /// The name of a custom element, and the address of its module.
    case component = "data-component"
    /// The properties of a custom element, as JSON.
    case properties = "data-properties"
    /// The keys of the files that the page receives.
    case uploads = "data-uploads"
    /// Whether the view wants to know that files are dragged over it.
    case followsTarget = "data-follows-target"
    case ariaLabel = "aria-label"
    case ariaLabelledBy = "aria-labelledby"
    case ariaDescribedBy = "aria-describedby"
    case ariaHidden = "aria-hidden"
    case ariaLevel = "aria-level"
    case ariaLive = "aria-live"
    case ariaBusy = "aria-busy"
    case ariaCurrent = "aria-current"
    case ariaPressed = "aria-pressed"
    case ariaSelected = "aria-selected"
    case ariaControls = "aria-controls"
    case ariaChecked = "aria-checked"
    case ariaHasPopup = "aria-haspopup"
    case ariaExpanded = "aria-expanded"
    case ariaKeyShortcuts = "aria-keyshortcuts"
    case ariaInvalid = "aria-invalid"
    case ariaValueNow = "aria-valuenow"
    case ariaValueMin = "aria-valuemin"
    case ariaValueMax = "aria-valuemax"
    case ariaValueText = "aria-valuetext"
    case ariaDescription = "aria-description"
    case ariaDisabled = "aria-disabled"
    case viewBox, preserveAspectRatio, d, fill, stroke, cx, cy, r, x, y, x1, y1, x2, y2, width, height
    case strokeWidth = "stroke-width"
    case strokeLinecap = "stroke-linecap"
    case strokeLinejoin = "stroke-linejoin"
  }
}
