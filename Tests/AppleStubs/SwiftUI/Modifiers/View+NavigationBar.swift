@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    @available(tvOS, unavailable)
    case large
  }
}

@available(macOS, unavailable)
extension View {
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { EmptyView() }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol { EmptyView() }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { EmptyView() }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { EmptyView() }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol { EmptyView() }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
extension View {
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { EmptyView() }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func navigationBarItems<L, T>(
    leading: L, trailing: T
  ) -> some View where L: View, T: View { EmptyView() }
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View { EmptyView() }
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View { EmptyView() }
}
