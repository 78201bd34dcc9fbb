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
    environment(\.customButtonStyle, .surface(style))
  }
}

/// The body of a style, as a part of the button or in its place.
struct ButtonSurface<Style: ButtonStyle> {
  let style: Style
  let configuration: ButtonStyleConfiguration
}

extension ButtonSurface: DelegatingView {
  static var delegate: Any.Type { Style.self }

  var body: some View { style.makeBody(configuration: configuration) }
}
