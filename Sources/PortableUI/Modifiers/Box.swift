/// Content in a box of its own, as layout modifiers put it.
struct Box<Content: View> {
  let content: Content
  var names: ClassList = [.box]
  var style: String?
}

extension Box: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  var kept: Box<EmptyView> { Box<EmptyView>(content: EmptyView(), names: names, style: style) }

  func looksLike(_ old: Box<EmptyView>, in environment: EnvironmentValues) -> Bool {
    names == old.names && style == old.style
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, classes: names)
    if let style { description.set(.style, style) }
    return description
  }

  /// A box is no part of what assistive technology sees, so names and traits go on to what is inside.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}
