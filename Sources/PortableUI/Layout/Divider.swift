/// A thin line between other views.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode<Divider> {
    makeElement(view, in: context)
  }
}

extension Divider: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription(.hr, class: .divider)
  }
}
