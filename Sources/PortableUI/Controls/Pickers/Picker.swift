/// A control that selects one of several values.
///
/// Each view inside is an option; in a menu, each text is. An option's value is its `tag`, or in a `ForEach` the
/// element's identity.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.pickerLook) private var look
  private let label: Label
  @Binding private var selection: SelectionValue
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    _selection = selection
    self.content = content()
  }
}

extension Picker {
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker: View {
  public var body: some View {
    if isInMenu {
      let choice = MenuChoice(isSelected: { [selection] in $0.value() == selection }, choose: { choose($0) })
      MenuPicker(choice: choice, label: label, content: content)
    } else if look == .menu {
      Container(.label, class: .field) {
        FieldLabel { label }
        OptionList(selection: selection, choose: { selection = $0 }, content: content)
      }
    } else {
      Container(.div, class: .field, role: "radiogroup", naming: .here, caption: .comesFromInside) {
        FieldLabel(caption: .isThis) { label }
        Container(.div, classes: look == .segmented ? [.radioGroup, .segmented] : [.radioGroup]) { options }
      }
    }
  }

  @MainActor private func choose(_ value: AnyHashable) -> Bool {
    guard let value: SelectionValue = value.value() else { return false }
    selection = value
    return true
  }

  @MainActor private var options: some View {
    let (binding, selection) = ($selection, selection)
    let group = RadioGroup(
      isSelected: { $0?.value() == selection },
      select: { tag in
        guard let value: SelectionValue = tag?.value() else { return false }
        binding.wrappedValue = value
        return true
      })
    return EnvironmentModifier(
      content: content,
      change: EnvironmentTransform {
        $0.viewTag = ViewTag()
        $0.textForm = nil
        $0.elementWrapper = group
        $0.wrapsElements = true
      })
  }
}

/// An option of the browser's list, which can only contain text.
private struct ListOption: TextForm {
  func describe(_ text: String, in environment: EnvironmentValues) -> ElementDescription {
    var option = ElementDescription(.option)
    option.text = text
    option.standsForValue = true
    return option
  }

  func press(in environment: EnvironmentValues) -> EventOutcome { .invalidPayload }
}

/// The control of a picker.
private struct OptionList<SelectionValue: Hashable, Content: View> {
  let selection: SelectionValue
  let choose: @MainActor (SelectionValue) -> Void
  let content: Content
}

extension OptionList: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.select, class: .select)
    description.set(.autocomplete, "off")
    description.events = .select
    description.followsContent = true
    description.addControlState(of: environment)
    return description
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.accessibility = AccessibilityProperties()
    inner.viewTag = ViewTag()
    inner.textForm = ListOption()
    return inner
  }

  /// Selects an option, if it is still in the list.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .select(let name) = action else { return .unhandledKind }
    // An option is identified by its element: a tag can be any `Hashable` value, whose description is ambiguous. An id
    // is never reused, so a choice from an older list selects the same option or none.
    guard let option = options(of: node).first(where: { "\($0.id.rawValue)" == name }),
      let value = value(of: option)
    else { return .invalidPayload }
    node.didEdit(name)
    choose(value)
    node.invalidate()
    return .handled
  }

  func didRender(_ node: ElementNode<Self>) {
    let chosen = options(of: node).first { option in value(of: option).map { $0 == selection } ?? false }
    if chosen == nil {
      node.host.diagnose(
        .selectionWithoutOption,
        """
        A Picker's selection is \(selection), which is not the tag of any option, so no option is shown as selected. \
        Add an option with that tag.
        """)
    }
    node.show(chosen.map { "\($0.id.rawValue)" } ?? "")
  }

  /// Returns the value that an option selects, or `nil` if it has no tag, or one of another type.
  @MainActor private func value(of option: any Element) -> SelectionValue? {
    option.environment.viewTag?.value?.value()
  }

  @MainActor private func options(of node: ElementNode<Self>) -> [any Element] {
    var options: [any Element] = []
    node.forEachChild { child in
      child.forEachElement { if $0.tag == .option { options.append($0) } }
    }
    return options
  }
}
