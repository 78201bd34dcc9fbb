import Foundation

/// The actions that a person can use on one row.
@MainActor
struct RowEdits {
  let actions: _EditActions
  let isFirst: Bool
  let isLast: Bool
  /// Returns the offset of the row's element, if the element still exists.
  let offset: () -> Int?

  /// Deletes the row; `nil` if it cannot be deleted.
  var delete: (@MainActor () -> Void)? {
    guard let delete = actions.delete else { return nil }
    return { if let offset = offset() { delete([offset]) } }
  }

  var canMove: Bool { actions.move != nil }

  /// Moves the row by one place.
  func move(up isUp: Bool) {
    guard let offset = offset(), !(isUp ? isFirst : isLast) else { return }
    actions.move?([offset], isUp ? offset - 1 : offset + 2)
  }
}

/// A row of a list that can be deleted and moved. Outside a list it is only its content.
struct EditableRow<Content: View> {
  @Environment(\.editMode) private var mode
  @Environment(\.makesRows) private var isRow
  @State private var actions = RowActions()
  private let content: Content
  private let edits: RowEdits

  init(content: Content, edits: RowEdits) {
    self.content = content
    self.edits = edits
  }
}

extension EditableRow: View {
  var body: some View {
    if isRow {
      let isEditing = mode?.wrappedValue.isEditing ?? false
      RowLayout(actions: actions) {
        if isEditing, let delete = edits.delete {
          Button(role: .destructive, action: delete) { Image(systemName: "minus.circle") }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(.delete))
        }
      } content: {
        content
      } end: {
        if !isEditing {
          RowMenu(actions: actions, delete: edits.delete)
        } else if edits.canMove {
          moveButton(.moveUp, symbol: "chevron.up", isUp: true, isPossible: !edits.isFirst)
          moveButton(.moveDown, symbol: "chevron.down", isUp: false, isPossible: !edits.isLast)
        }
      }
    } else {
      content
    }
  }

  @MainActor
  private func moveButton(_ name: PageWord, symbol: String, isUp: Bool, isPossible: Bool) -> some View {
    let button = Button {
      edits.move(up: isUp)
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(name))
    return EnvironmentModifier(
      content: button, change: ControlPartSetting(part: isPossible ? nil : DisabledButton()))
  }
}
