#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Performs a user action.
    ///
    /// - Throws: ``PageError`` if the page does not offer it.
    public func perform(
      _ action: UserAction,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      switch action {
      case .tap(let role, let name, let index):
        let query = PageQuery.role(role, name: name)
        let found = findAll(query).filter { !$0.isInert }
        guard found.indices.contains(index) else { throw error(.notFound(query), at: location) }
        let element = found[index]
        let revision = (element.node.value?.revision ?? 0) + 1
        let event: Event.Action =
          role == .radio ? .input(SwitchPosition.on.rawValue, revision: revision) : .click
        try send(event, to: element, as: query, at: location)
      case .toggle(let name): try toggle(name, at: location)
      case .type(let text, let field): try type(text, into: field, at: location)
      case .submit(let field): try submit(field, at: location)
      case .select(let option, let picker): try select(option, in: picker, at: location)
      case .escape: try pressEscape(at: location)
      }
    }
  }

  /// Makes the roles available without importing PortableUI.
  public typealias Role = PortableUI.Role
  /// Makes the elements available without importing PortableUI.
  public typealias PageElement = PortableUI.PageElement
#endif
