/// The default style, a switch.
public struct DefaultToggleStyle: Sendable {
  public init() {}
}

/// A switch beside its label.
public struct SwitchToggleStyle: Sendable {
  public init() {}
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: Sendable {
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { SwitchLayout(configuration: configuration) }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { SwitchLayout(configuration: configuration) }
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

  func add(to description: inout ElementDescription) {
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
