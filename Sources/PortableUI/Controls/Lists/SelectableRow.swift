/// Wraps each element directly inside a list in a row that can be selected.
struct SelectableRows: ElementWrapper {
  var isReproducible: Bool { false }

  func makeNode<Content: ElementView>(of view: Content, in context: _NodeContext) -> _ViewNode<Content>? {
    view.isItem ? nil : ListRowNode(view, in: context) { SelectableRow(row: $0) }
  }

  func appendTree<Content: ElementView>(of view: Content, to trees: inout [RenderNode], in context: _NodeContext) {
    preconditionFailure("The rows of a list with a selection are not reproducible.")
  }
}

/// The inside of a row that can be selected: its element, and a button of the browser's that the whole row labels.
///
/// The browser thereby shows a selected row at once, and provides the keys. A press of a control inside the row reaches
/// only that control, as HTML defines it for controls inside a label.
struct SelectableRow<Row: ElementView> {
  let row: Row
}

extension SelectableRow: ElementView {
  // A label belongs to the first control inside it.
  @ViewBuilder var content: some View {
    SelectorPlace()
    EnvironmentModifier(content: row, change: RowEntry())
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(environment.selectableTag == nil ? .div : .label, class: .rowChoice)
  }
}

/// The selector of a row, if the row has a tag that can be selected.
private struct SelectorPlace: View {
  @Environment(\.listSelection) private var selection
  @Environment(\.selectableTag) private var tag

  nonisolated init() {}

  var body: some View {
    if let selection, let tag { RowSelector(selection: selection, tag: tag) }
  }
}

/// Ends the surroundings of a list inside its row.
private struct RowEntry: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    values.listSelection = nil
    values.viewTag = nil
    values.elementWrapper = nil
    values.isSelectionDisabled = false
  }
}

extension EnvironmentValues {
  /// The tag of a row that can be selected.
  var selectableTag: AnyHashable? {
    guard !isSelectionDisabled, let listSelection, let tag = viewTag?.value, listSelection.accepts(tag) else {
      return nil
    }
    return tag
  }
}

/// The button of the browser's that selects a row: a radio button, or a check box where several rows can be selected.
struct RowSelector {
  let selection: any ListSelecting
  let tag: AnyHashable
}

extension RowSelector: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.input, class: .rowSelector)
    description.set(.type, selection.allowsSeveral ? "checkbox" : "radio")
    if !selection.allowsSeveral { description.set(.name, environment.livingHost.map(selection.name)) }
    description.set(.autocomplete, "off")
    description.value = (selection.isSelected(tag) ? SwitchPosition.on : .off).rawValue
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  /// Handles a press. The browser has changed the button already, which is corrected if the binding keeps its value.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    guard let position = SwitchPosition(rawValue: text), selection.allowsSeveral || position == .on else {
      return .invalidPayload
    }
    node.didEdit(text, revision: revision)
    node.invalidate()
    selection.set(tag, isSelected: position == .on)
    return .handled
  }

  /// Notes that the browser has switched the other radio buttons off.
  func didEdit(_ node: ElementNode<Self>) {
    guard !selection.allowsSeveral else { return }
    for other in selection.selectors where other !== node && other.field?.value.text == SwitchPosition.on.rawValue {
      other.noteEdit(SwitchPosition.off.rawValue)
      other.invalidate()
    }
  }

  func didRender(_ node: ElementNode<Self>) { selection.add(node) }
}
