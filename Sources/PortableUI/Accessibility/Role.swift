/// What an element is to the people who use a page, by the names of ARIA.
public enum Role: String, Hashable, Sendable {
  case page = "main"
  case button, link, textbox, combobox, option, heading, text, list, listitem, progressbar, image, group, region
  case separator, dialog, alertdialog, `switch`, slider, radio, radiogroup, tab, tablist, tabpanel
  /// A field of a date or a time of day, for which ARIA has no name.
  case datepicker
  /// The field in which a search is typed.
  case searchbox
  /// The part of a page that a search field makes.
  case search
  /// What a menu offers; its items are buttons.
  case menu
  /// A field that hides what is typed, for which ARIA has no name.
  case securefield

  /// What an element is, by what it states or else by its tag.
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

  /// Whether people know elements of this kind by a name, so that finding one by label means them.
  package var isNamed: Bool {
    switch self {
    case .page, .text, .list, .listitem, .separator, .tablist: false
    default: true
    }
  }

  /// Whether the element stands in front of the page, which cannot be used meanwhile.
  package var isDialog: Bool { self == .dialog || self == .alertdialog }

  /// Whether the element is named by what stands inside it.
  package var isNamedByContent: Bool {
    switch self {
    case .button, .link, .option, .heading, .tab: true
    default: false
    }
  }
}
