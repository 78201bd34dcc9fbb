/// A control that offers some values and binds the chosen one.
///
/// Each view inside is an option, in a menu each text. Its value is its `tag`, or in a `ForEach` the element's identity.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Environment(\.controls) private var controls
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
    if controls.isInMenu {
      let choice = MenuChoice(selection: AnyHashable(selection), choose: { choose($0) })
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
    guard let value = value.base as? SelectionValue else { return false }
    selection = value
    return true
  }

  @MainActor private var options: some View {
    let (binding, selection) = ($selection, selection)
    let group = RadioGroup(
      isSelected: { ($0?.base as? SelectionValue) == selection },
      select: { tag in
        guard let value = tag?.base as? SelectionValue else { return false }
        binding.wrappedValue = value
        return true
      })
    return EnvironmentModifier(
      content: content,
      change: EnvironmentTransform {
        $0.radioGroup = group
        $0.options = OptionContext(makesOptions: false)
        $0.makesRows = true
      })
  }
}

extension View {
  /// Gives this view a value by which a picker or tab view around it knows it.
  nonisolated public func tag(_ tag: some Hashable) -> some View {
    EnvironmentModifier(content: self, change: Tagging(tag: AnyHashable(tag)))
  }
}

private struct Tagging: EnvironmentChange {
  let tag: AnyHashable

  func apply(to values: inout EnvironmentValues) { values.options?.tag = tag }
}

/// What a view inside a picker or tab view knows about it: which value it stands for.
struct OptionContext {
  var tag: AnyHashable?
  /// Whether a text is an option of the browser's list, which takes texts alone.
  var makesOptions = true
  /// The picker, where it is inside a menu.
  var menu: MenuChoice?
}

/// The control of a picker.
private struct OptionList<SelectionValue: Hashable, Content: View> {
  let selection: SelectionValue
  let choose: @MainActor (SelectionValue) -> Void
  let content: Content
}

extension OptionList: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.select, class: .select)
    description.set(.autocomplete, "off")
    description.events = .select
    description.addControlState(of: environment)
    return description
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.accessibility = AccessibilityProperties()
    inner.options = OptionContext()
    return inner
  }

  /// Only an option that is in the list now can be chosen.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .select(let name) = action else { return .unhandledKind }
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
        "A Picker's selection is \(selection), which is the tag of none of its options; it shows none. Add that tag.")
    }
    node.show(chosen.map { "\($0.id.rawValue)" } ?? "")
  }

  /// What choosing an option selects; `nil` where its tag is of another type. The tag of an optional selection may be
  /// of the type inside.
  @MainActor private func value(of option: any Element) -> SelectionValue? {
    option.environment.options?.tag?.base as? SelectionValue
  }

  @MainActor private func options(of node: ElementNode<Self>) -> [any Element] {
    var options: [any Element] = []
    node.forEachChild { child in
      child.forEachElement { if $0.tag == .option { options.append($0) } }
    }
    return options
  }
}
