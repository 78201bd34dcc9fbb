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

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

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
