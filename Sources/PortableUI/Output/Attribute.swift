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
    case id, `class`, style, role, lang, dir, title, autofocus, hidden
    case type, name, value, placeholder, autocomplete, disabled, required, selected, checked, min, max, step, rows
    case href, src, alt, loading, `for`, rel, target
    case tabindex, inputmode, enterkeyhint, autocapitalize, autocorrect, spellcheck, popover
    case testID = "data-testid"
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
    case ariaKeyShortcuts = "aria-keyshortcuts"
    case ariaInvalid = "aria-invalid"
    case ariaValueNow = "aria-valuenow"
    case ariaValueMin = "aria-valuemin"
    case ariaValueMax = "aria-valuemax"
    case ariaValueText = "aria-valuetext"
    case ariaDescription = "aria-description"
    case ariaDisabled = "aria-disabled"
    case viewBox, d, fill, stroke, cx, cy, r, x, y, x1, y1, x2, y2, width, height
    case strokeWidth = "stroke-width"
    case strokeLinecap = "stroke-linecap"
    case strokeLinejoin = "stroke-linejoin"
  }
}
