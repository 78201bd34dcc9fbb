/// A style of buttons that is not drawn by the style sheet.
enum CustomButtonStyle {
  case surface(any ButtonStyle)
  /// `outer` holds for the buttons in the style's body.
  indirect case primitive(any PrimitiveButtonStyle, outer: CustomButtonStyle?)
}

extension CustomButtonStyle {
  /// The view in place of a button.
  @MainActor func view(of button: Button<some View>) -> AnyView {
    switch self {
    case .surface(let style): AnyView(surface(style, of: button))
    case .primitive(let style, let outer): AnyView(replacement(style, of: button, outer: outer))
    }
  }

  @MainActor private func surface(_ style: some ButtonStyle, of button: Button<some View>) -> some View {
    let configuration = ButtonStyleConfiguration(
      role: button.role, label: .init(content: AnyView(button.label)), isPressed: false)
    return Button(role: button.role, action: button.action) {
      ButtonSurface(style: style, configuration: configuration)
    }
    .transformEnvironment(\.self) {
      $0.buttonStyle = .custom
      $0.customButtonStyle = nil
    }
  }

  @MainActor private func replacement(
    _ style: some PrimitiveButtonStyle, of button: Button<some View>, outer: CustomButtonStyle?
  ) -> some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: button.role, label: .init(content: AnyView(button.label)), action: button.action)
    return ButtonReplacement(style: style, configuration: configuration).environment(\.customButtonStyle, outer)
  }
}

extension EnvironmentValues {
  var customButtonStyle: CustomButtonStyle? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}

private enum CustomButtonStyleKey: EnvironmentKey { static var defaultValue: CustomButtonStyle? { nil } }
