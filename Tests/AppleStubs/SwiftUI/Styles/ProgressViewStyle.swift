@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct CurrentValueLabel: _PrimitiveView {}

  public var fractionCompleted: Double? { fatalError() }
  public var label: ProgressViewStyleConfiguration.Label? { fatalError() }
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? { fatalError() }
}

@available(*, unavailable)
extension ProgressViewStyleConfiguration: Sendable {}

extension View {
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle { EmptyView() }
}

@MainActor @preconcurrency public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension DefaultProgressViewStyle: Sendable {}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { fatalError() }
}

@MainActor @preconcurrency public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() { fatalError() }
  nonisolated public init(tint: Color) { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension CircularProgressViewStyle: Sendable {}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { fatalError() }
}

@MainActor @preconcurrency public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() { fatalError() }
  nonisolated public init(tint: Color) { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension LinearProgressViewStyle: Sendable {}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { fatalError() }
}
