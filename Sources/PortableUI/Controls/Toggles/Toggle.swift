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

/// The browser's check box, which provides keyboard control, exposed to assistive technology as a switch.
struct SwitchInput {
  let isOn: Bool
  let flip: @MainActor (Bool) -> Void
}

extension SwitchInput: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.input, class: .switch)
    description.set(.type, "checkbox")
    description.set(.role, "switch")
    description.set(.autocomplete, "off")
    description.value = (isOn ? SwitchPosition.on : .off).rawValue
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  /// Handles the two positions of the switch. The switch returns to the old one if the binding keeps it.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    guard let position = SwitchPosition(rawValue: text) else { return .invalidPayload }
    node.didEdit(text, revision: revision)
    node.invalidate()
    flip(position == .on)
    return .handled
  }
}
