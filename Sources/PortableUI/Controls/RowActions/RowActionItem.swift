/// A view that is rendered in the menu of the row around it.
struct RowActionItem<Content: View> {
  let slot: HorizontalEdge
  let content: Content
}

extension RowActionItem: PortalItemView {
  func portal(in environment: EnvironmentValues) -> Portal? {
    Content.self == EmptyView.self ? nil : environment.rowActions?.portal(slot)
  }

  func adapt(_ environment: inout EnvironmentValues) {
    environment.controlParts[MenuItem.self] = MenuItem()
    environment.primitiveButtonStyle = nil
  }
}
