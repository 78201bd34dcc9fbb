import Foundation

public struct LabeledContent<Label, Content> {}

@available(*, unavailable)
extension LabeledContent: Sendable {}

extension LabeledContent: View where Label: View, Content: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol { fatalError() }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol { fatalError() }

  nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) { fatalError() }
}
