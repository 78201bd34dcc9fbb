/// A control that is on or off.
public struct Toggle<Label: View> {
  @Environment(\.isInMenu) private var isInMenu
  private let label: Label
  @Binding private var isOn: Bool

  /// Creates a switch with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    _isOn = isOn
  }
}

extension Toggle where Label == Text {
  /// Creates a switch named `title`.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PortableUI.Label<Text, Image> {
  /// Creates a switch named `title`, with a symbol before the title.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PortableUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PortableUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: View {
  public var body: some View {
    if isInMenu {
      let item = Button {
        isOn.toggle()
      } label: {
        label
      }
      EnvironmentModifier(content: item, change: ControlPartSetting(part: MenuItem(isChecked: isOn)))
    } else {
      SwitchLayout(label: label, isOn: $isOn)
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    let environment = context.environment
    guard environment[styleOf: ToggleStyleConfiguration.self] != nil, !environment.isInMenu else {
      return CompositeNode(view, in: context)
    }
    return StyledNode(view, in: context)
  }
}

extension Toggle: StyledControl {
  var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: $isOn)
  }
}
