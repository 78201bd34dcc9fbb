/// The role of an element, with ARIA's names.
public enum Role: String, Hashable, Sendable {
  case page = "main"
  case button, link, textbox, combobox, option, heading, text, list, listitem, progressbar, image, group, region
  case separator, dialog, alertdialog, `switch`, slider, radio, radiogroup, tab, tablist, tabpanel
  /// A field for a date or a time of day. ARIA has no name for it.
  case datepicker
  /// A search field.
  case searchbox
  /// The part of a page that contains a search field.
  case search
  /// A menu, whose items are buttons.
  case menu
  /// A field that hides what is typed. ARIA has no name for it.
  case securefield

  /// Creates the role that an element declares, or else the role of its tag.
  public init(_ node: RenderNode) {
    if let stated = node[.role].flatMap({ $0 == "img" ? .image : Role(rawValue: $0) }) {
      self = stated
      return
    }
    switch node.tag {
    case .main: self = .page
    case .button: self = .button
    case .a: self = .link
    case .input where ["date", "datetime-local", "time"].contains(node[.type] ?? ""): self = .datepicker
    case .input where node[.type] == "password": self = .securefield
    case .input where node[.type] == "search": self = .searchbox
    case .input where node[.type] == "range": self = .slider
    case .input where node[.type] == "radio": self = .radio
    case .input, .textarea: self = .textbox
    case .select: self = .combobox
    case .option: self = .option
    case .h1, .h2, .h3: self = .heading
    case .ul: self = .list
    case .li: self = .listitem
    case .svg, .image: self = .image
    case .hr: self = .separator
    case .section: self = .region
    case .dialog: self = .dialog
    case .progress: self = .progressbar
    default: self = node.text == nil ? .group : .text
    }
  }

  /// Whether elements of this role have names by which they can be found.
  package var isNamed: Bool {
    switch self {
    case .page, .text, .list, .listitem, .separator, .tablist: false
    default: true
    }
  }

  /// Whether the element is in front of the page, which cannot be used meanwhile.
  package var isDialog: Bool { self == .dialog || self == .alertdialog }

  /// Whether the element is named by its content.
  package var isNamedByContent: Bool {
    switch self {
    case .button, .link, .option, .heading, .tab: true
    default: false
    }
  }
}
