import Observation

/// A bar around a view.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The title of the bar above a view.
  static let title = ToolbarPlacement(name: "title")

  /// The bar that this placement means.
  fileprivate var bar: ToolbarPlacement { [.automatic, .windowToolbar].contains(self) ? .navigationBar : self }
}

extension View {
  /// Sets whether the bars around this view are shown: the bars above and below its level, and the bar of its tab view.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hiding(visibility == .hidden, bars)
  }

  /// Sets whether the bars around this view are shown: the bars above and below its level, and the bar of its tab view.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hiding(visibility == .hidden, bars)
  }

  nonisolated private func hiding(_ isHidden: Bool, _ bars: [ToolbarPlacement]) -> some View {
    let bars = bars.isEmpty ? [.navigationBar] : bars.map(\.bar)
    return TabBarHider(
      content: BehaviorModifier(content: self, behavior: BarHiding(isHidden: isHidden, bars: bars)),
      isHidden: isHidden && bars.contains(.tabBar))
  }

  /// Hides the title of the bar above this view. The other parts of a bar do not exist here.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    BehaviorModifier(content: self, behavior: BarHiding(isHidden: defaultItemKind == .title, bars: [.title]))
  }

  /// Adds items to the bars around this view. In SwiftUI, people customize this toolbar.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
}

/// Hides bars above and below a level while its content is in the tree.
private struct BarHiding: Behavior {
  let isHidden: Bool
  let bars: [ToolbarPlacement]

  func mount(in node: _Node) -> Bars? {
    let levelBars = node.environment.bars
    levelBars?.setHidden(isHidden, bars, by: node)
    return levelBars
  }

  func update(from old: BarHiding, kept: inout Bars?, in node: _Node) {
    guard isHidden != old.isHidden || bars != old.bars else { return }
    kept?.setHidden(false, old.bars, by: node)
    kept?.setHidden(isHidden, bars, by: node)
  }

  func unmount(_ kept: Bars?, in node: _Node) { kept?.setHidden(false, bars, by: node) }
}

/// Hides the bar of the tab view around its content while the content is shown.
private struct TabBarHider<Content: View> {
  @Environment(\.tabBarVisibility) private var visibility
  private let content: Content
  private let isHidden: Bool

  init(content: Content, isHidden: Bool) {
    self.content = content
    self.isHidden = isHidden
  }
}

extension TabBarHider: View {
  var body: some View {
    if let visibility, isHidden {
      AppearanceModifier(content: content, behavior: TabBarHiding(visibility: visibility))
    } else {
      content
    }
  }
}

private struct TabBarHiding: AppearanceBehavior {
  let visibility: TabBarVisibility

  var modifier: ViewDependentModifier? { .onAppear }

  func appear(on host: ViewHost) { visibility.hidingViews += 1 }

  func disappear(_ running: Void, on host: ViewHost) { visibility.hidingViews -= 1 }
}

/// Whether the bar of a tab view is shown.
@MainActor @Observable
final class TabBarVisibility {
  /// The number of shown views that hide the bar.
  fileprivate var hidingViews = 0

  var isHidden: Bool { hidingViews > 0 }

  nonisolated init() {}
}

extension TabBarVisibility: Equatable {
  nonisolated static func == (left: TabBarVisibility, right: TabBarVisibility) -> Bool { left === right }
}

extension EnvironmentValues {
  /// The visibility of the bar of the tab view around a view.
  var tabBarVisibility: TabBarVisibility? {
    get { self[TabBarVisibilityKey.self] }
    set { self[TabBarVisibilityKey.self] = newValue }
  }
}

private enum TabBarVisibilityKey: EnvironmentKey { static var defaultValue: TabBarVisibility? { nil } }

/// A part of a bar that exists without an item.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The size of the title of a bar.
public struct ToolbarTitleDisplayMode: Sendable {
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

/// The purpose of a toolbar.
public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { ToolbarRole() }
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  public static var browser: ToolbarRole { ToolbarRole() }
  public static var editor: ToolbarRole { ToolbarRole() }
}

extension View {
  /// Has no effect: titles are always within the bar.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Has no effect: bars have one arrangement.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect: bars have the background of the page.
  nonisolated public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Has no effect: bars have the background of the page.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Has no effect: bars have the background of the page.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect: a page has no bar of the device's state.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect: a page has no bar of the device's state. This is SwiftUI's older name of `statusBarHidden(_:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect: a page has nothing that the device shows in front of it.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
