/// The rows of a list that are selected, and how a person changes them.
enum RowSelection<Value: Hashable> {
  /// At most one row is selected.
  case one(Binding<Value?>)
  /// Any number of rows is selected.
  case several(Binding<Set<Value>>)

  @MainActor fileprivate var values: Set<Value> {
    switch self {
    case .one(let value): value.wrappedValue.map { [$0] } ?? []
    case .several(let values): values.wrappedValue
    }
  }

  fileprivate var allowsSeveral: Bool {
    if case .several = self { true } else { false }
  }

  @MainActor fileprivate func set(_ value: Value, isSelected: Bool) {
    switch self {
    case .one(let selection):
      selection.wrappedValue = isSelected ? value : nil
    case .several(let selection):
      if isSelected { selection.wrappedValue.insert(value) } else { selection.wrappedValue.remove(value) }
    }
  }
}

/// The selection of a list, as its rows know it.
@MainActor
protocol ListSelecting: AnyObject {
  var allowsSeveral: Bool { get }
  /// Whether rows with a tag can be selected: it has the type of the selection.
  nonisolated func accepts(_ tag: AnyHashable) -> Bool
  func isSelected(_ tag: AnyHashable) -> Bool
  func set(_ tag: AnyHashable, isSelected: Bool)
  /// Returns the name that the selectors of the list share on a page.
  func name(on host: ViewHost) -> String
  /// Notes a selector, which is described again after a change of its selection.
  func add(_ selector: ElementNode<RowSelector>)
  /// The selectors that are on the page.
  var selectors: [ElementNode<RowSelector>] { get }
}

/// The selection of a list, which is the same object as long as the list exists.
///
/// A change of the selection thereby concerns only the rows that it selects or deselects, and not the environment of
/// all rows.
@MainActor
final class ListSelection<Value: Hashable>: ListSelecting {
  private var selection: RowSelection<Value>?
  private var selected: Set<Value> = []
  private var name: String?
  private var known: [ObjectIdentifier: WeakSelector] = [:]

  private struct WeakSelector {
    weak var node: ElementNode<RowSelector>?
  }

  nonisolated init() {}

  /// Sets what is selected, before the rows of the list are updated.
  func update(to selection: RowSelection<Value>) {
    self.selection = selection
    let old = selected
    selected = selection.values
    let changed = selected.symmetricDifference(old)
    guard !changed.isEmpty else { return }
    for selector in selectors where selector.view.tag.value().map(changed.contains) == true { selector.invalidate() }
  }

  var allowsSeveral: Bool { selection?.allowsSeveral ?? false }

  nonisolated func accepts(_ tag: AnyHashable) -> Bool { (tag.value() as Value?) != nil }

  func isSelected(_ tag: AnyHashable) -> Bool { tag.value().map(selected.contains) ?? false }

  func set(_ tag: AnyHashable, isSelected: Bool) {
    if let value: Value = tag.value() { selection?.set(value, isSelected: isSelected) }
  }

  func name(on host: ViewHost) -> String {
    if let name { return name }
    let made = "l\(host.makeID().rawValue)"
    name = made
    return made
  }

  func add(_ selector: ElementNode<RowSelector>) { known[ObjectIdentifier(selector)] = WeakSelector(node: selector) }

  var selectors: [ElementNode<RowSelector>] {
    known = known.filter { $0.value.node?.isUnmounted == false }
    return known.values.compactMap(\.node)
  }
}

/// A list whose rows can be selected.
struct SelectableList<Value: Hashable, Content: View> {
  @State private var rows = ListSelection<Value>()
  private let selection: RowSelection<Value>
  private let content: Content

  init(selection: RowSelection<Value>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension SelectableList: View {
  var body: some View {
    let _ = rows.update(to: selection)
    ListElement(content: EnvironmentModifier(content: content, change: SelectableRowsSetting(selection: rows)))
  }
}

/// Makes the elements inside a list rows that can be selected.
private struct SelectableRowsSetting<Value: Hashable>: EnvironmentChange {
  let selection: ListSelection<Value>

  func apply(to values: inout EnvironmentValues) {
    values.listSelection = selection
    values.viewTag = ViewTag()
    values.elementWrapper = SelectableRows()
    values.makesRows = true
  }
}

extension EnvironmentValues {
  /// The selection of the list around a row.
  var listSelection: (any ListSelecting)? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }

  /// Whether the rows inside a view cannot be selected.
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

private enum ListSelectionKey: EnvironmentKey { static var defaultValue: (any ListSelecting)? { nil } }

private enum SelectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Excludes the rows inside this view from the selection of the list around them.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isSelectionDisabled, isDisabled)
  }
}
