import Foundation

/// Views in a row.
public struct HStack<Content: View> {
  let layout: StackLayout
  let content: Content

  fileprivate init(layout: StackLayout, content: Content) {
    self.layout = layout
    self.content = content
  }

  /// Creates a stack. The default spacing is the style sheet's.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(name: .hstack, alignment: alignment.stackClass, spacing: spacing)
    self.content = content()
  }
}

/// Views in a column.
public struct VStack<Content: View> {
  let layout: StackLayout
  let content: Content

  fileprivate init(layout: StackLayout, content: Content) {
    self.layout = layout
    self.content = content
  }

  /// Creates a stack. The default spacing is the style sheet's.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(name: .vstack, alignment: alignment.stackClass, spacing: spacing)
    self.content = content()
  }
}

/// Views on top of each other, the last one in front.
public struct ZStack<Content: View> {
  let layout: StackLayout
  let content: Content

  fileprivate init(layout: StackLayout, content: Content) {
    self.layout = layout
    self.content = content
  }

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = StackLayout(
      name: .zstack, alignment: alignment == .center ? nil : alignment.styleClass, spacing: nil)
    self.content = content()
  }
}

extension HStack: StackView {
  public typealias Body = Never

  var kept: HStack<EmptyView> { HStack<EmptyView>(layout: layout, content: EmptyView()) }

  func updateContent(_ nodes: _NodeList) { Content._updateNodes(nodes, to: content) }

  func appendContent(to trees: inout [RenderNode], in context: _NodeContext) {
    Content._appendTrees(content, to: &trees, in: context)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  public static func _isReproducible(_ view: Self) -> Bool { Content._isReproducible(view.content) }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    view.layout == old.layout && Content._looksSame(view.content, old.content, in: environment)
  }
}

extension VStack: StackView {
  public typealias Body = Never

  var kept: VStack<EmptyView> { VStack<EmptyView>(layout: layout, content: EmptyView()) }

  func updateContent(_ nodes: _NodeList) { Content._updateNodes(nodes, to: content) }

  func appendContent(to trees: inout [RenderNode], in context: _NodeContext) {
    Content._appendTrees(content, to: &trees, in: context)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  public static func _isReproducible(_ view: Self) -> Bool { Content._isReproducible(view.content) }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    view.layout == old.layout && Content._looksSame(view.content, old.content, in: environment)
  }
}

extension ZStack: StackView {
  public typealias Body = Never

  var kept: ZStack<EmptyView> { ZStack<EmptyView>(layout: layout, content: EmptyView()) }

  func updateContent(_ nodes: _NodeList) { Content._updateNodes(nodes, to: content) }

  func appendContent(to trees: inout [RenderNode], in context: _NodeContext) {
    Content._appendTrees(content, to: &trees, in: context)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  public static func _isReproducible(_ view: Self) -> Bool { Content._isReproducible(view.content) }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    view.layout == old.layout && Content._looksSame(view.content, old.content, in: environment)
  }
}

/// The layout of a stack.
struct StackLayout: Equatable {
  var name: StyleClass
  /// The class for the alignment across the stack; `nil` for the center.
  var alignment: StyleClass?
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews = []
}

protocol StackView: ElementView where Kept: StackView {
  var layout: StackLayout { get }
}

extension StackView {
  var laysOutViews: Bool { true }

  func looksLike(_ old: Kept, in environment: EnvironmentValues) -> Bool { layout == old.layout }

  var look: StackLayout? { layout }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: layout.name)
    if let alignment = layout.alignment { description.addClass(alignment) }
    if let spacing = layout.spacing { description.addStyle("gap:\(cssLength(spacing))") }
    description.addClasses(of: layout.pinnedViews)
    description.addGroup(environment.accessibility)
    return description
  }
}

/// Space that grows until the stack around it is full.
public struct Spacer: Sendable {
  private let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    makeElement(view, context)
  }

  public static func _isReproducible(_ view: Spacer) -> Bool { true }

  public static func _appendTrees(_ view: Spacer, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Spacer, _ old: Spacer, in environment: EnvironmentValues) -> Bool {
    view.minLength == old.minLength
  }
}

extension Spacer: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .spacer)
    if let minLength { description.set(.style, "flex-basis:\(cssLength(minLength))") }
    return description
  }
}

/// A thin line between other views.
public struct Divider {
  public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<Divider> {
    makeElement(view, context)
  }

  public static func _isReproducible(_ view: Divider) -> Bool { true }

  public static func _appendTrees(_ view: Divider, to trees: inout [RenderNode], in context: _NodeContext) {
    appendElement(view, to: &trees, in: context)
  }

  public static func _looksSame(_ view: Divider, _ old: Divider, in environment: EnvironmentValues) -> Bool {
    true
  }
}

extension Divider: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.hr, class: .divider)
  }
}
