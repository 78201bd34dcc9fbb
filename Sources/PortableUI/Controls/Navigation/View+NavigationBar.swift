/// The properties of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The size of a title. A bar has one size of titles here.
  public enum TitleDisplayMode: Sendable {
    /// The mode of the level below.
    case automatic
    /// Within the bar.
    case inline
    /// Below the bar in SwiftUI, and within it here.
    case large
  }
}

extension View {
  /// Sets the title of this view's navigation level, as `navigationTitle` does.
  nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation level, as `navigationTitle` does.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(_ title: some StringProtocol) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation level, as `navigationTitle` does.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation level. The mode has no effect.
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation level. The mode has no effect.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation level. The mode has no effect.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Has no effect: titles are always within the bar.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

extension View {
  /// Hides the bar above this view's navigation level. This is SwiftUI's older name of `toolbar(.hidden)`.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}

extension View {
  /// Adds views to the beginning and the end of the bar above this view.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the beginning of the bar above this view.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the end of the bar above this view.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
