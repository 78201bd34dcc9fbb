/// A navigation stack without a path. Use ``NavigationStack`` in new code.
///
/// On every screen it shows one level at a time. Several views inside are the root together.
public struct NavigationView<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationStack { content } }
}

/// A style of navigation views. Only the listed styles exist.
@MainActor @preconcurrency public protocol NavigationViewStyle {
  /// Whether levels are beside each other if there is room. Do not implement this outside PortableUI.
  nonisolated var _hasColumns: Bool { get }
}

/// The style of navigation views in their context, which is a stack here.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  @MainActor @preconcurrency public init() {}
  nonisolated public var _hasColumns: Bool { false }
}

/// A style that shows one level at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  @MainActor @preconcurrency public init() {}
  nonisolated public var _hasColumns: Bool { false }
}

/// A style with levels beside each other in SwiftUI, and a stack here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public var _hasColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views inside this view. Every style is a stack, and `columns` is reported.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    if style._hasColumns { UnsupportedFeature.navigationColumns.report() }
    return self
  }
}

extension UnsupportedFeature {
  static let navigationColumns = UnsupportedFeature(
    message: """
      navigationViewStyle(.columns) has no effect, since a navigation view is always a stack here. Use .stack.
      """)
}
