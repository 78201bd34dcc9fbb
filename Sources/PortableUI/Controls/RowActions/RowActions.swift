/// The actions that the content of a row adds to the row's menu.
@MainActor
final class RowActions {
  private(set) lazy var leading = Portal(followsTree: true)
  private(set) lazy var trailing = Portal(followsTree: true)

  /// The ID of the row's content on the page, by which it describes the row's controls.
  private(set) lazy var contentID = ViewHost.current.map { "row-\($0.makeID().rawValue)" }

  nonisolated init() {}

  func portal(_ edge: HorizontalEdge) -> Portal { edge == .leading ? leading : trailing }

  /// Whether there are no actions; observed, so that the menu appears and disappears with them.
  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

extension RowActions: Equatable {
  nonisolated static func == (left: RowActions, right: RowActions) -> Bool { left === right }
}

extension EnvironmentValues {
  /// The actions of the row around a view.
  var rowActions: RowActions? {
    get { self[RowActionsKey.self] }
    set { self[RowActionsKey.self] = newValue }
  }
}

private enum RowActionsKey: EnvironmentKey { static var defaultValue: RowActions? { nil } }

/// The content of a row between its controls.
struct RowLayout<Start: View, Content: View, End: View> {
  private let actions: RowActions
  private let start: Start
  private let content: Content
  private let end: End

  init(
    actions: RowActions, @ViewBuilder start: () -> Start, @ViewBuilder content: () -> Content,
    @ViewBuilder end: () -> End
  ) {
    self.actions = actions
    self.start = start()
    self.content = content()
    self.end = end()
  }
}

extension RowLayout: View {
  var body: some View {
    Container(.div, class: .rowLayout) {
      EnvironmentModifier(content: start, change: controls)
      Container(.div, class: .rowContent, id: actions.contentID) { content.environment(\.rowActions, actions) }
      EnvironmentModifier(content: end, change: controls)
    }
  }
}

extension RowLayout {
  @MainActor private var controls: RowControls { RowControls(contentID: actions.contentID) }
}

/// Removes what belongs to the content of a row from the environment of the row's controls, and lets the content
/// describe them.
private struct RowControls: EnvironmentChange {
  let contentID: String?

  func apply(to values: inout EnvironmentValues) {
    values = values.forPortalItem
    values.primitiveButtonStyle = nil
    values.controlParts[DescribedByRow.self] = contentID.map { DescribedByRow(contentID: $0) }
  }
}

/// Refers to the content of the row around a control as its description.
private struct DescribedByRow: ControlPart, Equatable {
  let contentID: String

  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    description.set(.ariaDescribedBy, contentID)
  }
}

/// The menu of a row's actions, with its button; nothing without actions.
struct RowMenu {
  let actions: RowActions
  /// Deletes the row, unless its content has actions of the trailing edge.
  var delete: (@MainActor () -> Void)?
}

extension RowMenu: View {
  var body: some View {
    if !actions.isEmpty || delete != nil {
      RowMenuButton()
      MenuItems(content: RowMenuItems(menu: self))
    }
  }
}

/// The actions of a row, first the ones at the leading edge.
private struct RowMenuItems {
  let menu: RowMenu
}

extension RowMenuItems: View {
  var body: some View {
    PortalView(portal: menu.actions.leading)
    PortalView(portal: menu.actions.trailing)
    if let delete = menu.delete, menu.actions.trailing.isEmpty {
      Button(role: .destructive, action: delete) { Text(.delete) }
    }
  }
}

/// The button that opens the menu of a row.
private struct RowMenuButton {}

extension RowMenuButton: ElementView {
  var content: Image { Image(systemName: "ellipsis") }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, class: .button, .menuButton, .borderless, .rowMenu)
    description.set(.type, "button")
    description.set(.ariaHasPopup, "menu")
    description.set(.ariaLabel, environment.text(of: .more))
    description.isDisabled = !environment.isEnabled
    if description.isDisabled { description.set(.disabled, "") }
    return description
  }
}
