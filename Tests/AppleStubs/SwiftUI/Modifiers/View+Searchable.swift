public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  @available(tvOS, unavailable)
  public static let toolbar = SearchFieldPlacement()
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement()
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    fatalError()
  }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { EmptyView() }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { EmptyView() }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { EmptyView() }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { EmptyView() }
}

@MainActor @preconcurrency public struct DismissSearchAction {
  @MainActor @preconcurrency public func callAsFunction() { fatalError() }
}

extension EnvironmentValues {
  public var isSearching: Bool { fatalError() }
  public var dismissSearch: DismissSearchAction { fatalError() }
}
