/// A style of toggles with its own interaction.
///
/// The style's body replaces the toggle. A style may have dynamic properties.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle for a style, and a binding to its value.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// The type-erased label of a toggle.
  public struct Label {
    let content: AnyView
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration, in the style around the current one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

extension View {
  /// Sets the style of the toggles inside this view. Menu items keep their look.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: ToggleStyleMaker(style: style)))
  }
}

private struct ToggleStyleMaker<Style: ToggleStyle> {
  let style: Style
}

extension ToggleStyleMaker: StyleMaker {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

/// The default style, a switch.
public struct DefaultToggleStyle {
  public init() {}
}

/// A switch beside its label.
public struct SwitchToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// Creates a style whose switches have a color of their own while they are on.
  public init(tint: Color) { self.tint = tint }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle {
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { SwitchLayout(configuration: configuration) }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      SwitchLayout(configuration: configuration).tint(tint)
    } else {
      SwitchLayout(configuration: configuration)
    }
  }
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    let (isOn, binding) = (configuration.isOn, configuration.$isOn)
    let button = Button {
      binding.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    EnvironmentModifier(content: button, change: ControlPartSetting(part: PressedState(isPressed: isOn)))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The pressed state of a toggle button.
private struct PressedState: ControlPart, Equatable {
  let isPressed: Bool

  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    if description.tag == .button { description.set(.ariaPressed, "\(isPressed)") }
  }
}

/// A switch with its label before it.
struct SwitchLayout<Label: View> {
  let label: Label
  @Binding var isOn: Bool
}

extension SwitchLayout where Label == ToggleStyleConfiguration.Label {
  init(configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.$isOn)
  }
}

extension SwitchLayout: View {
  var body: some View {
    Container(.label, class: .field, .toggle) {
      FieldLabel { label }
      SwitchInput(isOn: isOn, flip: { isOn = $0 })
    }
  }
}
