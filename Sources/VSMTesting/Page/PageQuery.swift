#if !canImport(SwiftUI) || PortableUI
  /// A criterion for elements of a page.
  public enum PageQuery: Hashable, Sendable, CustomStringConvertible {
    /// An element that displays exactly this text.
    case text(String)
    /// A control, heading, image or group with this name.
    case label(String)
    /// An element with this accessibility identifier.
    case identifier(String)
    /// An element with this role and, if given, this name.
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
