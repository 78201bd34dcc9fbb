public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { fatalError() }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bottomBar: ToolbarPlacement { fatalError() }
  @available(macOS, unavailable)
  public static var navigationBar: ToolbarPlacement { fatalError() }
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var tabBar: ToolbarPlacement { fatalError() }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var windowToolbar: ToolbarPlacement { fatalError() }
}

public struct ToolbarDefaultItemKind: Sendable {
  public static let title = ToolbarDefaultItemKind()
  public static let sidebarToggle = ToolbarDefaultItemKind()
}

public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { fatalError() }
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var large: ToolbarTitleDisplayMode { fatalError() }
  public static var inlineLarge: ToolbarTitleDisplayMode { fatalError() }
  public static var inline: ToolbarTitleDisplayMode { fatalError() }
}

public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { fatalError() }
  public static var navigationStack: ToolbarRole { fatalError() }
  public static var browser: ToolbarRole { fatalError() }
  public static var editor: ToolbarRole { fatalError() }
}

extension View {
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { EmptyView() }
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { EmptyView() }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { EmptyView() }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { EmptyView() }
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle { EmptyView() }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    EmptyView()
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    EmptyView()
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { EmptyView() }
}

@available(macOS, unavailable)
extension View {
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { EmptyView() }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { EmptyView() }
  nonisolated public func statusBar(hidden: Bool) -> some View { EmptyView() }
}

extension View {
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { EmptyView() }
}
