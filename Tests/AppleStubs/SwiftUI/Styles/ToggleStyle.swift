@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label: _PrimitiveView {}

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool
}

@available(*, unavailable)
extension ToggleStyleConfiguration: Sendable {}

@available(*, unavailable)
extension ToggleStyleConfiguration.Label: Sendable {}

@MainActor @preconcurrency public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension DefaultToggleStyle: Sendable {}

@available(tvOS 18, *)
@MainActor @preconcurrency public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() { fatalError() }
  nonisolated public init(tint: Color) { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
@available(tvOS 18, *)
extension SwitchToggleStyle: Sendable {}

@available(tvOS, unavailable)
@MainActor @preconcurrency public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
@available(tvOS, unavailable)
extension ButtonToggleStyle: Sendable {}

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { fatalError() }
}

@available(tvOS 18, *)
extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { fatalError() }
}

@available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { fatalError() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) { fatalError() }
}

extension View {
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { EmptyView() }
}
