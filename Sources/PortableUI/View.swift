import CombineShim

/// A part of a page, described as a value.
///
/// A view is a struct or an enum. Its body is evaluated on the main actor, and again after a change of a value that it
/// read.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node that stores this view on a page. Do not implement this outside PortableUI.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>

  /// Creates the nodes of this view as the content of an element: one, or one for each view of a tuple.
  ///
  /// Do not implement this outside PortableUI.
  static func _makeNodes(_ view: Self, in context: _NodeContext) -> _NodeList

  /// Updates the nodes that `_makeNodes` has created. Do not implement this outside PortableUI.
  static func _updateNodes(_ nodes: _NodeList, to view: Self)

  /// Returns whether the value and its environment determine the nodes of the view, so that they can be released, and
  /// created again with the same identifiers. Do not implement this outside PortableUI.
  static func _isReproducible(_ view: Self) -> Bool

  /// Appends the trees of the elements of a reproducible view. Takes identifiers in the same order as `_makeNode`. Do not
  /// implement this outside PortableUI.
  static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext)

  /// Returns whether both values look the same on the page, so that an update would not change it. Only called for
  /// reproducible views in the same environment. Do not implement this outside PortableUI.
  static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, in: context)
  }

  public static func _makeNodes(_ view: Self, in context: _NodeContext) -> _NodeList {
    _NodeList(_makeNode(view, in: context))
  }

  public static func _updateNodes(_ nodes: _NodeList, to view: Self) {
    unsafeDowncast(nodes[0], to: _ViewNode<Self>.self).update(to: view)
  }

  public static func _isReproducible(_ view: Self) -> Bool { false }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    preconditionFailure("\(Self.self) is not reproducible.")
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool { false }
}

extension View where Body == Never {
  /// A built-in view has no body. It creates its own node.
  public var body: Never { fatalError("\(Self.self) is built in and has no body.") }
}

extension Never: View {
  nonisolated public var body: Never { fatalError("Never has no values.") }

  public static func _makeNode(_ view: Never, in context: _NodeContext) -> _ViewNode<Never> {}
}

/// A result builder that creates one view from a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> _ViewPair<First, Second>
  {
    _ViewPair(first: first, second: second)
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
