public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    fatalError()
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension DisclosureGroup: Sendable {}

extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    fatalError()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
    fatalError()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol { fatalError() }
}
