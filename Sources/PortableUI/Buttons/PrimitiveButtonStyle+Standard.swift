/// The look of a button on the page.
enum ButtonLook: Hashable, Sendable {
  case automatic, bordered, borderedProminent, borderless, plain
  /// Only what a style draws.
  case custom

  var styleClass: StyleClass? {
    switch self {
    case .automatic: nil
    case .bordered: .bordered
    case .borderedProminent: .borderedProminent
    case .borderless: .borderless
    case .plain: .plain
    case .custom: .custom
    }
  }
}

/// A style that the style sheet draws.
protocol BuiltInButtonStyle {
  var look: ButtonLook { get }
}

public struct DefaultButtonStyle: Sendable, BuiltInButtonStyle {
  let look = ButtonLook.automatic

  public init() {}
}

public struct BorderedButtonStyle: Sendable, BuiltInButtonStyle {
  let look = ButtonLook.bordered

  public init() {}
}

public struct BorderedProminentButtonStyle: Sendable, BuiltInButtonStyle {
  let look = ButtonLook.borderedProminent

  public init() {}
}

public struct BorderlessButtonStyle: Sendable, BuiltInButtonStyle {
  let look = ButtonLook.borderless

  public init() {}
}

public struct PlainButtonStyle: Sendable, BuiltInButtonStyle {
  let look = ButtonLook.plain

  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: ButtonLook {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: ButtonLook { .automatic } }
