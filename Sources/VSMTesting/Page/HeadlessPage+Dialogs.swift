#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Presses Escape, which asks the dialog in front to close.
    ///
    /// - Throws: ``PageError`` where no dialog is open, or the one in front does not close that way.
    public func pressEscape() throws {
      guard let dialog = frontDialog else { throw error(.noDialog) }
      switch host.dispatch(Event(dialog.node.id, .dismiss)) {
      case .handled: break
      case .disabled: throw error(.notDismissible(dialog: dialog.name))
      case let outcome: throw error(.unanswered(.role(dialog.role, name: dialog.name), outcome))
      }
    }

    /// Refuses to use what stands behind a dialog, as a browser does.
    func expectInFront(_ element: PageElement, as query: PageQuery) throws {
      guard element.isInert, let dialog = frontDialog else { return }
      throw error(.behindDialog(query, dialog: dialog.name))
    }

    private var frontDialog: PageElement? { elements.last { $0.role.isDialog } }
  }
#endif
