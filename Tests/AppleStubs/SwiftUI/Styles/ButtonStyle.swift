@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: _PrimitiveView {}

  public var role: ButtonRole? { fatalError() }
  public var label: Label { fatalError() }
  public var isPressed: Bool { fatalError() }
}

@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}

@available(*, unavailable)
extension ButtonStyleConfiguration.Label: Sendable {}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: _PrimitiveView {}

  public var role: ButtonRole? { fatalError() }
  public var label: Label { fatalError() }
  public func trigger() { fatalError() }
}

@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration: Sendable {}

@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration.Label: Sendable {}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension DefaultButtonStyle: Sendable {}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension BorderedButtonStyle: Sendable {}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension BorderedProminentButtonStyle: Sendable {}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension BorderlessButtonStyle: Sendable {}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension PlainButtonStyle: Sendable {}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { fatalError() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { fatalError() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { fatalError() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { fatalError() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { fatalError() }
}

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { EmptyView() }
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { EmptyView() }
}
