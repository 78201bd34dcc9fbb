/// A look of buttons, around the label that each button has; the counterpart of SwiftUI's `ButtonStyle`.
///
/// The style's body stands inside the button, which stays one to the keyboard and to assistive technology. It may have
/// dynamic properties.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// What the button is for, where it was said.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Always `false` on a page: the browser alone knows a press before it is one, and its style sheet shows that.
  public let isPressed: Bool

  /// What a button says, whatever it is.
  public struct Label {
    let content: AnyView
  }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension View {
  /// Sets the look of the buttons inside this view.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: ButtonSurfacing(style: style))
  }
}

/// Sets a style of buttons that stands inside them, whatever the style around it.
private struct ButtonSurfacing<Style: ButtonStyle>: EnvironmentChange {
  let style: Style

  func apply(to values: inout EnvironmentValues) {
    values.primitiveButtonStyle = ControlStyle(ButtonSurfaceMaker(style: style), outer: nil)
  }
}

/// A button that a style is inside of.
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
