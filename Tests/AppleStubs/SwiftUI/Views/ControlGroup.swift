public struct ControlGroup<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension ControlGroup: Sendable {}

public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension LabeledControlGroupContent: Sendable {}

extension ControlGroup {
  nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View { fatalError() }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View { fatalError() }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol { fatalError() }
}

@MainActor @preconcurrency public protocol ControlGroupStyle {}

@MainActor @preconcurrency public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() { fatalError() }
}

@MainActor @preconcurrency public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() { fatalError() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { fatalError() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { fatalError() }
}

extension View {
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle { EmptyView() }
}
