public import Foundation

/// Views in columns, row after row. All of them are on the page at once.
public struct LazyVGrid<Content: View> {
  private let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: The alignment of the columns if they leave space beside them.
  ///   - spacing: The space between rows; the default is the style sheet's.
  ///   - pinnedViews: The parts of sections inside that stay visible.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      axis: .vertical, items: columns, alignment: alignment.gridClass, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Views in rows, column after column. All of them are on the page at once.
public struct LazyHGrid<Content: View> {
  private let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - alignment: The alignment of the rows if they leave space above or below them.
  ///   - spacing: The space between columns; the default is the style sheet's.
  ///   - pinnedViews: The parts of sections inside that stay visible.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      axis: .horizontal, items: rows, alignment: alignment.gridClass, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVGrid: ElementView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    makeElement(view, in: context)
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription { layout.describe(in: environment) }
}

extension LazyHGrid: ElementView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    makeElement(view, in: context)
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription { layout.describe(in: environment) }
}

/// The layout of a lazy grid.
private struct GridLayout {
  let axis: Axis
  let items: [GridItem]
  let alignment: StyleClass?
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    let isVertical = axis == .vertical
    var description = ElementDescription(.div, class: .lazyGrid)
    if !isVertical { description.addClass(.horizontal) }
    if let alignment { description.addClass(alignment) }
    if let cells = items.alignment?.styleClass { description.addClass(cells) }
    description.addClasses(of: pinnedViews)
    description.addStyle("grid-template-\(isVertical ? "columns" : "rows"):\(items.tracks)")
    if let spacing = items.spacing {
      description.addStyle("\(isVertical ? "column" : "row")-gap:\(cssLength(spacing))")
    }
    if let spacing { description.addStyle("\(isVertical ? "row" : "column")-gap:\(cssLength(spacing))") }
    if let largest = items.largestCell { description.addStyle("--cell:\(cssLength(largest))") }
    description.addGroup(environment.accessibility)
    return description
  }
}
