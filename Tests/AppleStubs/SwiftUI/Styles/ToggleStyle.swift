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

@MainActor @preconcurrency public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@MainActor @preconcurrency public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@MainActor @preconcurrency public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { fatalError() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { fatalError() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { fatalError() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) { fatalError() }
}

extension View {
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { EmptyView() }
}
