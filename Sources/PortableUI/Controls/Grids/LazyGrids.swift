public import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// One track of this size.
    case fixed(CGFloat)
    /// One track with a share of the available space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least `minimum` as fit. A second adaptive item in a grid becomes a single flexible track.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The space to the next item. A grid has one spacing: the first that is set.
  public var spacing: CGFloat?
  /// The alignment of content in a cell. A grid has one alignment: the first that is set.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension [GridItem] {
  /// The tracks of the grid in CSS.
  ///
  /// CSS permits one automatic repetition in a list of tracks, and computes their number from their largest size if
  /// that is a length. SwiftUI computes it from the smallest size, so the largest size is applied to the content of the
  /// cells.
  var tracks: String {
    var isAdapted = false
    return map { item in
      switch item.size {
      case .fixed(let length): return cssLength(length)
      case .flexible(let minimum, let maximum):
        let most = maximum.isFinite ? cssLength(Swift.max(minimum, maximum)) : "1fr"
        return "minmax(\(smallest(minimum)),\(most))"
      case .adaptive(let minimum, _):
        defer { isAdapted = true }
        let track = "minmax(\(smallest(minimum)),1fr)"
        return isAdapted ? track : "repeat(auto-fill,\(track))"
      }
    }.joined(separator: " ")
  }

  /// Returns a track size that is at most the size of the grid, and large enough to bound the number of tracks.
  private func smallest(_ length: CGFloat) -> String {
    "min(\(cssLength(length.isNaN ? 10 : Swift.max(length, 1))),100%)"
  }

  /// The largest size of the content of cells in an adaptive grid.
  var largestCell: CGFloat? {
    guard count == 1, case .adaptive(let minimum, let maximum) = first?.size, maximum.isFinite else { return nil }
    return Swift.max(minimum, maximum)
  }

  var spacing: CGFloat? { lazy.compactMap(\.spacing).first }
  var alignment: Alignment? { lazy.compactMap(\.alignment).first }
}

/// Views in columns, row after row.
///
/// On a live page, a `ForEach` of many views directly inside shows those around the visible ones, like ``List``.
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

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  var isLazyColumn: Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription { layout.describe(in: environment) }
}

extension LazyHGrid: ElementView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  var laysOutViews: Bool { true }

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

/// Views in a column.
///
/// On a live page, a `ForEach` of many views directly inside shows those around the visible ones, like ``List``.
public struct LazyVStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Creates a stack. The default spacing is the style sheet's.
  ///
  /// - Parameter pinnedViews: The parts of sections inside that stay visible.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(name: .vstack, alignment: alignment.stackClass, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Views in a row. All of them are on the page at once.
public struct LazyHStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Creates a stack. The default spacing is the style sheet's.
  ///
  /// - Parameter pinnedViews: The parts of sections inside that stay visible.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(name: .hstack, alignment: alignment.stackClass, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack: StackView {
  public typealias Body = Never

  var isLazyColumn: Bool { true }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }
}

extension LazyHStack: StackView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }
}
