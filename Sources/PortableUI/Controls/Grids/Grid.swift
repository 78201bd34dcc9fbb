public import Foundation

/// Rows of cells in columns. A column is as wide as its widest cell.
public struct Grid<Content: View> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid. The default spacing is the style sheet's. A view outside a row takes a row of its own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: ElementView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  var laysOutViews: Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .grid)
    if alignment != .center, let place = alignment.styleClass { description.addClass(place) }
    if let horizontalSpacing { description.addStyle("column-gap:\(cssLength(horizontalSpacing))") }
    if let verticalSpacing { description.addStyle("row-gap:\(cssLength(verticalSpacing))") }
    description.addGroup(environment.accessibility)
    return description
  }
}

/// A row of a ``Grid``: each view in it is a cell.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: The vertical alignment of the cells; `nil` uses the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: ElementView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  var laysOutViews: Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .gridRow)
    if let alignment { description.addClass(alignment.rowClass) }
    description.addGroup(environment.accessibility)
    return description
  }
}

extension View {
  /// Makes this cell of a grid's row span several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    Box(content: self, names: [.box], style: "grid-column:span \(min(max(count, 1), 12))")
  }
}
