/// A look of buttons with a way of its own to press them; the counterpart of SwiftUI's `PrimitiveButtonStyle`.
///
/// The style's body stands in place of the button. It may have dynamic properties.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style knows of a button, and the button's action.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for, where it was said.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what a press of the button does.
  @MainActor public func trigger() { action() }

  /// What a button says, whatever it is.
  public struct Label {
    let content: AnyView
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, in the style around the one that was given it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: { configuration.label })
  }
}

extension View {
  /// Sets the look of the buttons inside this view.
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
  /// A style of buttons that the style sheets do not draw.
  var primitiveButtonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[styleOf: StyleSlot<PrimitiveButtonStyleConfiguration>()] }
    set { self[styleOf: StyleSlot<PrimitiveButtonStyleConfiguration>()] = newValue }
  }
}
