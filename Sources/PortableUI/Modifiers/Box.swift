/// Content in an element for a layout modifier.
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

  /// Passes names and traits to the content, since a box is invisible to assistive technology.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}
