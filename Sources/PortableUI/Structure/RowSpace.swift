/// An element in the place of rows that are not on the page. The script of the page sets its size.
///
/// The one before the rows has the attribute `data-rows`, and reports which rows the page needs.
struct RowSpace {
  let tag: Tag
  /// The rows that are shown; `nil` for the element after them.
  let shown: ShownRows?
  /// Shows rows in lines of a number of columns, together with the row that has the focused element.
  let show: @MainActor (Range<Int>, Int, NodeID?) -> Void
}

extension RowSpace: ElementView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ElementNode(view, in: context) }

  func looksLike(_ old: RowSpace, in environment: EnvironmentValues) -> Bool { shown == old.shown }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(tag, class: .rowSpace)
    description.set(.ariaHidden, "true")
    if let shown {
      description.set(.shownRows, shown.text)
      description.events = .layout
    }
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .rows(let rows, let columns, let focused) = action else { return .unhandledKind }
    // The page may not know yet that the list has become shorter, so the rows need not exist.
    show(rows, columns, focused)
    return .handled
  }
}
