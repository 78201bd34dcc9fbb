import CombineShim

/// A part of a page, described as a value; the counterpart of SwiftUI's `View`.
///
/// A view is a struct or an enum. Its body is read on the main actor, again whenever something that it read changes.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that keeps this view on a page. Not to be implemented outside PortableUI.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, in: context)
  }
}

extension View where Body == Never {
  /// A built-in view has no body; it makes its own node.
  public var body: Never {
    fatalError("\(Self.self) is built in and has no body to be read.")
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no values.") }

  public static func _makeNode(_ view: Never, in context: _NodeContext) -> _ViewNode<Never> {}
}
