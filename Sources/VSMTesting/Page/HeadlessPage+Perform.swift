#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Does what a person does.
    ///
    /// - Throws: ``PageError`` where the page does not offer it.
    public func perform(_ action: UserAction) throws {
      switch action {
      case .tap(let role, let name, let index):
        let query = PageQuery.role(role, name: name)
        let found = findAll(query).filter { !$0.isInert }
        guard found.indices.contains(index) else { throw error(.notFound(query)) }
        let element = found[index]
        let revision = (element.node.value?.revision ?? 0) + 1
        try send(
          role == .radio ? .input(SwitchPosition.on.rawValue, revision: revision) : .click, to: element, as: query)
      case .toggle(let name): try toggle(name)
      case .type(let text, let field): try type(text, into: field)
      case .submit(let field): try submit(field)
      case .select(let option, let picker): try select(option, in: picker)
      case .escape: try pressEscape()
      }
    }
  }

  /// Where the names of roles and elements are to be had without importing PortableUI.
  public typealias Role = PortableUI.Role
  /// Where the names of roles and elements are to be had without importing PortableUI.
  public typealias PageElement = PortableUI.PageElement
#endif
