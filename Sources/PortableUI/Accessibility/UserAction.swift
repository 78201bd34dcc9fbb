/// One thing that a person does on a page, by the names that the page shows.
public enum UserAction: Hashable, Sendable {
  /// A button, link, tab or radio button is pressed: of several that are called the same, the one at `index`.
  case tap(Role, String, index: Int)
  /// A switch is pressed.
  case toggle(String)
  /// A field's text is replaced.
  case type(String, into: String)
  /// Return is pressed in a field.
  case submit(String)
  /// An option of a picker is chosen.
  case select(String, in: String)
  /// Escape is pressed, which asks the dialog in front to close.
  case escape
}

extension UserAction: CustomStringConvertible {
  /// What is done, as people say it: `tap "Save"`.
  public var description: String {
    switch self {
    case .tap(_, let name, index: 0): "tap \"\(name)\""
    case .tap(_, let name, let index): "tap \"\(name)\" (\(index + 1))"
    case .toggle(let name): "toggle \"\(name)\""
    case .type(let text, let field): "type \"\(text)\" into \"\(field)\""
    case .submit(let field): "press Return in \"\(field)\""
    case .select(let option, let picker): "select \"\(option)\" in \"\(picker)\""
    case .escape: "press Escape"
    }
  }
}

extension UserAction {
  /// What a person does who causes an event.
  ///
  /// `nil` for what a page reports by itself, such as the focus or a picture that was loaded, and for the dates and
  /// sliders that no action names yet.
  ///
  /// - Parameter page: The page as it was when the event happened.
  public init?(_ event: Event, on page: RenderNode) {
    let elements = PageElement.all(in: page)
    guard let element = elements.first(where: { $0.node.id == event.node }) else { return nil }
    switch (event.action, element.role) {
    case (.click, .switch), (.input, .switch):
      self = .toggle(element.name)
    case (.click, _), (.input(SwitchPosition.on.rawValue, _), .radio):
      let alike = elements.filter { ($0.role, $0.name, $0.isInert) == (element.role, element.name, false) }
      self = .tap(element.role, element.name, index: alike.firstIndex(of: element) ?? 0)
    case (.input(let text, _), .textbox), (.input(let text, _), .searchbox), (.input(let text, _), .securefield):
      self = .type(text, into: element.name)
    case (.submit, _):
      self = .submit(element.name)
    case (.select(let value), _):
      guard let option = element.options.first(where: { $0[.value] == value })?.text else { return nil }
      self = .select(option, in: element.name)
    case (.dismiss, _):
      self = .escape
    default:
      return nil
    }
  }
}
