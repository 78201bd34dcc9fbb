public struct NavigationView<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension NavigationView: Sendable {}

@MainActor @preconcurrency public protocol NavigationViewStyle {}

@MainActor @preconcurrency public struct DefaultNavigationViewStyle: NavigationViewStyle {
  @MainActor @preconcurrency public init() { fatalError() }
}

@available(macOS, unavailable)
@MainActor @preconcurrency public struct StackNavigationViewStyle: NavigationViewStyle {
  @MainActor @preconcurrency public init() { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { fatalError() }
}

@available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  @MainActor @preconcurrency public static var columns: ColumnNavigationViewStyle { fatalError() }
}

extension View {
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { EmptyView() }
}
