public struct Label<Title, Icon>: View where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension Label: Sendable {}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol { fatalError() }
}
