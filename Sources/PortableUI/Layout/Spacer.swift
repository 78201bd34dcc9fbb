import Foundation

/// Space that grows until the stack around it is full.
public struct Spacer: Sendable {
  private let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    makeElement(view, in: context)
  }
}

extension Spacer: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .spacer)
    if let minLength { description.set(.style, "flex-basis:\(cssLength(minLength))") }
    return description
  }
}
