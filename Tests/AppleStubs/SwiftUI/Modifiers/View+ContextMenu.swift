extension View {
  nonisolated public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View { EmptyView() }
}
