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
  let form: ButtonStyleForm

  /// Whether the button is pressed.
  ///
  /// A page asks a style that reads this for both looks, and its script shows the pressed one while a person presses
  /// the button, without a round trip. The classes and styles of elements change with a press. Views that exist in one
  /// of the looks only, and texts, do not, and neither does the label.
  public var isPressed: Bool {
    switch form {
    case .normal(let reading):
      reading.didRead()
      return false
    case .pressed:
      return true
    }
  }

  /// The type-erased label of a button.
  public struct Label {
    let content: AnyView
    let form: ButtonStyleForm
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
    PressedButton(style: style, configuration: configuration)
  }
}
