/// A style of buttons, around the label that each button has.
///
/// The style's body is inside the button, which keeps its behavior for the keyboard and for assistive technology. A
/// style may have dynamic properties.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button for a style.
public struct ButtonStyleConfiguration {
  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Always `false` on a page: presses are handled in the browser, whose style sheet shows them.
  public let isPressed: Bool

  /// The type-erased label of a button.
  public struct Label {
    let content: AnyView
  }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension View {
  /// Sets the style of the buttons inside this view.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: ButtonSurfacing(style: style))
  }
}

/// Sets a style that draws the inside of buttons, regardless of styles further out.
private struct ButtonSurfacing<Style: ButtonStyle>: EnvironmentChange {
  let style: Style

  func apply(to values: inout EnvironmentValues) {
    values.primitiveButtonStyle = ControlStyle(ButtonSurfaceMaker(style: style), outer: nil)
  }
}

/// A button with a style's body inside.
private struct ButtonSurfaceMaker<Style: ButtonStyle> {
  let style: Style
}

extension ButtonSurfaceMaker: StyleMaker {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let inner = ButtonStyleConfiguration(
      role: configuration.role, label: .init(content: configuration.label.content), isPressed: false)
    Button(role: configuration.role, action: configuration.action) {
      StyleBody(maker: ButtonLabelMaker(style: style), configuration: inner)
    }
    .environment(\.buttonStyle, .custom)
  }
}

private struct ButtonLabelMaker<Style: ButtonStyle> {
  let style: Style
}

extension ButtonLabelMaker: StyleMaker {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}
