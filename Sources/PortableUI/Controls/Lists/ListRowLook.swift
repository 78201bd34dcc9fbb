public import Foundation

/// The look of the rows and the sections of lists.
struct ListRowLook: Equatable {
  var background: Paint?
  var insets: EdgeInsets?
  /// The edges without a line.
  var hiddenLines: VerticalEdge.Set = []
  /// The color of the line above a row.
  var lineColor: Paint?
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
  var leastHeight: CGFloat?

  /// A change of the look of a row by a modifier of its content.
  enum Change: Equatable {
    case background(Paint?)
    case insets(EdgeInsets?)
    case lines(VerticalEdge.Set, isHidden: Bool)
    case lineColor(Paint?, VerticalEdge.Set)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .background(let paint): background = paint
    case .insets(let insets): self.insets = insets
    case .lines(let edges, isHidden: true): hiddenLines.formUnion(edges)
    case .lines(let edges, isHidden: false): hiddenLines.subtract(edges)
    case .lineColor(let color, let edges): if edges.contains(.top) { lineColor = color }
    }
  }

  /// Adds the style and the classes of a row.
  func add(to description: inout ElementDescription) {
    if let background { description.addStyle("background:\(background.fill)") }
    if let insets {
      let lengths = [insets.top, insets.trailing, insets.bottom, insets.leading].map { cssLength($0) }
      description.addStyle("padding:\(lengths.joined(separator: " "))")
    }
    if let leastHeight { description.addStyle("min-height:\(cssLength(leastHeight))") }
    if hiddenLines.contains(.top) { description.addClass(.lineAboveHidden) }
    if hiddenLines.contains(.bottom) { description.addClass(.lineBelowHidden) }
    if let lineColor { description.addStyle("border-color:\(lineColor.color)") }
  }

  /// Adds the style and the classes of a list or form.
  func addSpacing(to description: inout ElementDescription) {
    if let rowSpacing {
      description.addClass(.spaced)
      description.addStyle("--row-spacing:\(cssLength(rowSpacing))")
    }
    if let sectionSpacing { description.addStyle("--section-spacing:\(cssLength(sectionSpacing))") }
  }
}

extension View {
  /// Changes the look of the row around this view, or of the rows inside it.
  nonisolated func listRow(_ change: ListRowLook.Change) -> some View {
    BehaviorModifier(
      content: EnvironmentModifier(content: self, change: RowLookChange(change: change)),
      behavior: RowLookBehavior(change: change))
  }
}

private struct RowLookChange: EnvironmentChange {
  let change: ListRowLook.Change

  func apply(to values: inout EnvironmentValues) { values.listRowLook.apply(change) }
}

/// Changes the row around the content, if the content is only a part of it.
private struct RowLookBehavior: Behavior {
  let change: ListRowLook.Change

  func mount(in node: _Node) { node.changeRow(change) }

  func update(from old: RowLookBehavior, kept: inout Void, in node: _Node) {
    if change != old.change { node.changeRow(change) }
  }

  func unmount(_ kept: Void, in node: _Node) { node.changeRow(nil) }
}

/// The content of a row, with a view behind it that reaches to the edges of the row.
struct RowBackground<Content: View, Behind: View> {
  let content: Content
  let behind: Behind?

  init(content: Content, behind: Behind?) {
    self.content = content
    self.behind = behind
  }
}

extension RowBackground: View {
  var body: some View {
    if let behind {
      let backdrop = Container(.div, class: .backdrop, .rowBackdrop, naming: .none, isAccessory: true) { behind }
      Box(content: TupleView(content: (content, backdrop)), names: [.box, .rowCell])
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  var listRowLook: ListRowLook {
    get { self[ListRowLookKey.self] }
    set { self[ListRowLookKey.self] = newValue }
  }

  /// The least height of the rows of lists; 0 is the height of their content.
  public var defaultMinListRowHeight: CGFloat {
    get { listRowLook.leastHeight ?? 0 }
    set { listRowLook.leastHeight = newValue }
  }
}

private enum ListRowLookKey: EnvironmentKey { static var defaultValue: ListRowLook { ListRowLook() } }
