import Foundation

public struct ScrollIndicatorVisibility: Equatable, Sendable {
  public static var automatic: ScrollIndicatorVisibility { fatalError() }
  public static var visible: ScrollIndicatorVisibility { fatalError() }
  public static var hidden: ScrollIndicatorVisibility { fatalError() }
  public static var never: ScrollIndicatorVisibility { fatalError() }
}

public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { fatalError() }
  public static var always: ScrollBounceBehavior { fatalError() }
  public static var basedOnSize: ScrollBounceBehavior { fatalError() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { fatalError() }
  public static var immediately: ScrollDismissesKeyboardMode { fatalError() }
  public static var interactively: ScrollDismissesKeyboardMode { fatalError() }
  public static var never: ScrollDismissesKeyboardMode { fatalError() }
}

public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { fatalError() }
  public static var scrollContent: ContentMarginPlacement { fatalError() }
  public static var scrollIndicators: ContentMarginPlacement { fatalError() }
}

extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { EmptyView() }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { EmptyView() }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { EmptyView() }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { EmptyView() }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { EmptyView() }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { EmptyView() }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { EmptyView() }

  @available(tvOS, unavailable)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { EmptyView() }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { EmptyView() }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { EmptyView() }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { EmptyView() }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { EmptyView() }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { EmptyView() }
}

extension EnvironmentValues {
  public var isScrollEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

extension View {
  nonisolated public func position(_ position: CGPoint) -> some View { EmptyView() }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  nonisolated public func layoutPriority(_ value: Double) -> some View { EmptyView() }

  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { EmptyView() }
  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { EmptyView() }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
}
