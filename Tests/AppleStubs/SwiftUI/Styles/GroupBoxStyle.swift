@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}

  public var label: Label { fatalError() }
  public var content: Content { fatalError() }
}

@available(*, unavailable)
extension GroupBoxStyleConfiguration: Sendable {}

@available(*, unavailable)
extension GroupBoxStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension GroupBoxStyleConfiguration.Content: Sendable {}

extension View {
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle { EmptyView() }
}

@MainActor @preconcurrency public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension DefaultGroupBoxStyle: Sendable {}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { fatalError() }
}
