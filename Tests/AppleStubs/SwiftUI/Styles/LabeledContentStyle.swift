@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}

  public var label: Label { fatalError() }
  public var content: Content { fatalError() }
}

@available(*, unavailable)
extension LabeledContentStyleConfiguration: Sendable {}

@available(*, unavailable)
extension LabeledContentStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension LabeledContentStyleConfiguration.Content: Sendable {}

extension View {
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle { EmptyView() }
}

@MainActor @preconcurrency public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension AutomaticLabeledContentStyle: Sendable {}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { fatalError() }
}
