@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}

  public var label: Label { fatalError() }
  public var content: Content { fatalError() }
  @Binding public var isExpanded: Bool
}

@available(*, unavailable)
extension DisclosureGroupStyleConfiguration: Sendable {}

@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Content: Sendable {}

extension View {
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle { EmptyView() }
}

@MainActor @preconcurrency public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension AutomaticDisclosureGroupStyle: Sendable {}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { fatalError() }
}
