extension UserAction {
  /// The action as a line of Swift, for a test in which `page` is a headless page.
  public var source: String {
    switch self {
    case .tap(let role, let name, index: 0): "try page.tap(.role(.\(role), name: \(Self.quoted(name))))"
    case .tap(let role, let name, let index):
      "try page.perform(.tap(.\(role), \(Self.quoted(name)), index: \(index)))"
    case .toggle(let name): "try page.toggle(\(Self.quoted(name)))"
    case .type(let text, let field): "try page.type(\(Self.quoted(text)), into: \(Self.quoted(field)))"
    case .submit(let field): "try page.submit(\(Self.quoted(field)))"
    case .select(let option, let picker): "try page.select(\(Self.quoted(option)), in: \(Self.quoted(picker)))"
    case .escape: "try page.pressEscape()"
    }
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }
}
