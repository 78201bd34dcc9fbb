#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// The control that has the keyboard focus, if it is inside a `focused` modifier.
    public var focused: PageElement? {
      host.focusedElement.flatMap { id in elements.first { $0.node.id == id } }
    }

    /// Moves the keyboard focus to the control with this label, like a person who presses Tab.
    public func focus(
      _ label: String,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let query = PageQuery.label(label)
      let control = try find(query, at: location)
      // A browser does not focus disabled controls. The host does not check this itself.
      guard !control.isDisabled else { throw error(.disabled(query), at: location) }
      try send(.focus, to: control, as: query, at: location)
    }

    /// Removes the keyboard focus from the focused control.
    public func blur(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      guard let focused else { return }
      try send(
        .blur, to: focused, as: .label(focused.name),
        at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Moves the focus to a field, as a browser does before typing.
    func focusForTyping(_ field: PageElement) {
      guard field.node.events.contains(.focus), !field.isDisabled, host.focusedElement != field.node.id else { return }
      host.dispatch(Event(field.node.id, .focus))
    }
  }
#endif
