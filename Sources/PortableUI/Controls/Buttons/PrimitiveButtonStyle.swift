/// A style of buttons with its own interaction.
///
/// The style's body replaces the button. A style may have dynamic properties.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button for a style, and the button's action.
public struct PrimitiveButtonStyleConfiguration {
  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the action of the button.
  @MainActor public func trigger() { action() }

  /// The type-erased label of a button.
  public struct Label {
    let content: AnyView
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration, in the style around the current one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: { configuration.label })
  }
}

extension View {
  /// Sets the style of the buttons inside this view.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: PrimitiveButtonStyling(style: style))
  }
}

private struct PrimitiveButtonStyling<Style: PrimitiveButtonStyle>: EnvironmentChange {
  let style: Style

  func apply(to values: inout EnvironmentValues) {
    if let look = (style as? any BuiltInButtonStyle)?.look {
      values.buttonStyle = look
      if values.primitiveButtonStyle != nil { values.primitiveButtonStyle = nil }
    } else {
      Styling(maker: PrimitiveButtonStyleMaker(style: style)).apply(to: &values)
    }
  }
}

private struct PrimitiveButtonStyleMaker<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension PrimitiveButtonStyleMaker: StyleMaker {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  /// A style of buttons that is not built in.
  var primitiveButtonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[styleOf: StyleSlot<PrimitiveButtonStyleConfiguration>()] }
    set { self[styleOf: StyleSlot<PrimitiveButtonStyleConfiguration>()] = newValue }
  }
}

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

public struct DefaultButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.automatic

  public init() {}
}

public struct BorderedButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.bordered

  public init() {}
}

public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.borderedProminent

  public init() {}
}

public struct BorderlessButtonStyle: BuiltInButtonStyle {
  let look = ButtonLook.borderless

  public init() {}
}

public struct PlainButtonStyle: BuiltInButtonStyle {
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
