/// A look of buttons. The looks are those listed here.
public protocol PrimitiveButtonStyle: Sendable {
  /// Not to be implemented outside PortableUI.
  var _look: ButtonLook { get }
}

/// How a button looks on the page.
public enum ButtonLook: String, Hashable, Sendable {
  case automatic, bordered, borderedProminent = "bordered-prominent", borderless, plain
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: ButtonLook { .automatic }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: ButtonLook { .bordered }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: ButtonLook { .borderedProminent }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: ButtonLook { .borderless }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: ButtonLook { .plain }
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

extension View {
  /// Sets the look of the buttons inside this view.
  nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    environment(\.buttonStyle, style._look)
  }
}
