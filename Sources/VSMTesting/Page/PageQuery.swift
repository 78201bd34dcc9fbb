#if !canImport(SwiftUI) || PortableUI
  /// How an element of a page is looked for.
  public enum PageQuery: Hashable, Sendable, CustomStringConvertible {
    /// An element that shows exactly this text.
    case text(String)
    /// A control, heading, image or group of this name.
    case label(String)
    /// An element that the view gave this accessibility identifier.
    case identifier(String)
    /// An element of this kind, and of this name where one is given.
    case role(Role, name: String? = nil)

    func matches(_ element: PageElement) -> Bool {
      switch self {
      case .text(let text): element.node.text == text
      case .label(let label): element.role.isNamed && element.name == label
      case .identifier(let identifier): element.identifier == identifier
      case .role(let role, let name): element.role == role && (name == nil || element.name == name)
      }
    }

    public var description: String {
      switch self {
      case .text(let text): "the text \"\(text)\""
      case .label(let label): "the label \"\(label)\""
      case .identifier(let identifier): "the identifier \"\(identifier)\""
      case .role(let role, let name?): "the \(role.rawValue) \"\(name)\""
      case .role(let role, nil): "a \(role.rawValue)"
      }
    }
  }
#endif
