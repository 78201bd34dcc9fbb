#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Presses Escape, which requests that the frontmost dialog close.
    ///
    /// - Throws: ``PageError`` if no dialog is open, or if the frontmost dialog cannot be dismissed by Escape.
    public func pressEscape(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      try pressEscape(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    func pressEscape(at location: TestLocation) throws {
      guard let dialog = frontDialog else { throw error(.noDialog, at: location) }
      switch host.dispatch(Event(dialog.node.id, .dismiss)) {
      case .handled: break
      case .disabled: throw error(.notDismissible(dialog: dialog.name), at: location)
      case let outcome: throw error(.unanswered(.role(dialog.role, name: dialog.name), outcome), at: location)
      }
    }

    /// Throws an error if the element is behind a dialog, where a browser does not allow its use.
    func expectInFront(_ element: PageElement, as query: PageQuery, at location: TestLocation) throws {
      guard element.isInert, let dialog = frontDialog else { return }
      throw error(.behindDialog(query, dialog: dialog.name), at: location)
    }

    private var frontDialog: PageElement? { elements.last { $0.role.isDialog } }
  }
#endif
