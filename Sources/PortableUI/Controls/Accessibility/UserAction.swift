public import Foundation

/// One action of a person on a page, in terms of the names that the page shows.
public enum UserAction: Hashable, Sendable {
  /// A press of a button, link, tab or radio button: of several with the same name, the one at `index`.
  case tap(Role, String, index: Int)
  /// A press of a switch.
  case toggle(String)
  /// The replacement of a field's text, or of a date picker's date in the format of browsers, such as `2026-11-18`.
  /// An action that is created from an event at a secure field has ``hiddenText`` instead of the text.
  case type(String, into: String)
  /// A press of Return in a field.
  case submit(String)
  /// The choice of an option of a picker.
  case select(String, in: String)
  /// A movement of a slider to a fraction of its range, from 0 to 1.
  case slide(String, to: Double)
  /// An event of the script of a web component, as JSON.
  case send(String, from: String)
  /// The choice of a file with a name and a content, by the control with a name, or by the only one of the page.
  case importFile(named: String, Data, into: String? = nil)
  /// A press of Escape, which dismisses the frontmost dialog if it permits that.
  case escape

  /// The text of actions at secure fields, where what was typed is not kept. In ``source`` it is a placeholder.
  public static let hiddenText = "<#password#>"
}

extension UserAction: CustomStringConvertible {
  /// A description in words, such as `tap "Save"`.
  public var description: String {
    switch self {
    case .tap(_, let name, index: 0): "tap \"\(name)\""
    case .tap(_, let name, let index): "tap \"\(name)\" (\(index + 1))"
    case .toggle(let name): "toggle \"\(name)\""
    case .type(Self.hiddenText, let field): "type a password into \"\(field)\""
    case .type(let text, let field): "type \"\(text)\" into \"\(field)\""
    case .submit(let field): "press Return in \"\(field)\""
    case .select(let option, let picker): "select \"\(option)\" in \"\(picker)\""
    case .slide(let slider, let part): "slide \"\(slider)\" to \(part)"
    case .send(let json, let component): "send \(json) from \"\(component)\""
    case .importFile(let name, _, nil): "import \"\(name)\""
    case .importFile(let name, _, let control?): "import \"\(name)\" into \"\(control)\""
    case .escape: "press Escape"
    }
  }
}

extension UserAction {
  /// Creates the action that causes an event.
  ///
  /// Returns `nil` for events that a page reports without an action, such as the focus or a loaded picture, and for a
  /// date that is not complete. The text of a secure field is replaced by ``hiddenText``.
  ///
  /// - Parameter page: The page at the time of the event.
  public init?(_ event: Event, on page: RenderNode) {
    let elements = PageElement.all(in: page)
    guard let element = elements.first(where: { $0.node.id == event.node }) else { return nil }
    switch (event.action, element.role) {
    case (.click, .switch), (.input, .switch), (.click, .checkbox), (.input, .checkbox):
      self = .toggle(element.name)
    case (.click, _), (.input(SwitchPosition.on.rawValue, _), .radio):
      let alike = elements.filter { ($0.role, $0.name, $0.isInert) == (element.role, element.name, false) }
      self = .tap(element.role, element.name, index: alike.firstIndex(of: element) ?? 0)
    case (.input(let text, _), .textbox), (.input(let text, _), .searchbox):
      self = .type(text, into: element.name)
    case (.input, .securefield):
      self = .type(Self.hiddenText, into: element.name)
    case (.input(let text, _), .datepicker) where !text.isEmpty:
      self = .type(text, into: element.name)
    case (.input(let text, _), .slider):
      guard let tick = Double(text), let ticks = element.node[.max].flatMap(Double.init), ticks > 0 else { return nil }
      self = .slide(element.name, to: Self.fraction(tick, of: ticks))
    case (.submit, _):
      self = .submit(element.name)
    case (.select(let value), _):
      guard let option = element.options.first(where: { $0[.value] == value })?.text else { return nil }
      self = .select(option, in: element.name)
    case (.component(.event(let json)), _):
      self = .send(json, from: element.name)
    case (.dismiss, _):
      self = .escape
    default:
      return nil
    }
  }
}

extension UserAction {
  /// Returns the shortest decimal fraction that is nearest to a tick of a slider.
  private static func fraction(_ tick: Double, of ticks: Double) -> Double {
    let candidates = [1.0, 10, 100, 1000, 10_000].lazy.map { (tick / ticks * $0).rounded() / $0 }
    return candidates.first { ($0 * ticks).rounded() == tick } ?? tick / ticks
  }

  /// The action as a line of Swift, for a test in which `page` is a headless page.
  public var source: String {
    switch self {
    case .tap(let role, let name, index: 0): "try page.tap(.role(.\(role), name: \(Self.quoted(name))))"
    case .tap(let role, let name, let index):
      "try page.perform(.tap(.\(role), \(Self.quoted(name)), index: \(index)))"
    case .toggle(let name): "try page.toggle(\(Self.quoted(name)))"
    case .type(Self.hiddenText, let field): "try page.type(\(Self.hiddenText), into: \(Self.quoted(field)))"
    case .type(let text, let field): "try page.type(\(Self.quoted(text)), into: \(Self.quoted(field)))"
    case .submit(let field): "try page.submit(\(Self.quoted(field)))"
    case .select(let option, let picker): "try page.select(\(Self.quoted(option)), in: \(Self.quoted(picker)))"
    case .slide(let slider, let part): "try page.slide(\(Self.quoted(slider)), to: \(part))"
    case .send(let json, let component):
      "try page.send(json: \(Self.quoted(json)), from: \(Self.quoted(component)))"
    case .importFile(let name, let content, nil):
      "try page.importFile(named: \(Self.quoted(name)), containing: \(Self.source(of: content)))"
    case .importFile(let name, let content, let control?):
      "try page.importFile(named: \(Self.quoted(name)), containing: \(Self.source(of: content)), into: \(Self.quoted(control)))"
    case .escape: "try page.pressEscape()"
    }
  }

  private static func source(of data: Data) -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      return "#require(Data(base64Encoded: \(quoted(data.base64EncodedString()))))"
    }
    return "Data(\(quoted(text)).utf8)"
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }
}
