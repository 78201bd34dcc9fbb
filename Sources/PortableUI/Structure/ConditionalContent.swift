/// One of two views, selected by `if`, `else` or `switch`.
public struct _ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalContent: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, in: context)
  }

  public static func _isReproducible(_ view: Self) -> Bool {
    switch view.storage {
    case .first(let content): First._isReproducible(content)
    case .second(let content): Second._isReproducible(content)
    }
  }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    switch view.storage {
    case .first(let content): First._appendTrees(content, to: &trees, in: context)
    case .second(let content): Second._appendTrees(content, to: &trees, in: context)
    }
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    switch (view.storage, old.storage) {
    case (.first(let content), .first(let old)): First._looksSame(content, old, in: environment)
    case (.second(let content), .second(let old)): Second._looksSame(content, old, in: environment)
    default: false
    }
  }
}

/// The node of the current branch. A change of the branch is a change of identity: the old child is removed.
@MainActor
private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>> {
  private enum Child {
    case first(_ViewNode<First>)
    case second(_ViewNode<Second>)

    var node: _Node {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var child: Child?

  init(_ view: _ConditionalContent<First, Second>, in context: _NodeContext) {
    super.init(in: context)
    child = make(view)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child.node) }
  }

  override var contentKey: AnyHashable {
    if case .second = child { true } else { false }
  }

  override func update(to view: _ConditionalContent<First, Second>) {
    switch (child, view.storage) {
    case (.first(let node), .first(let content)): node.update(to: content)
    case (.second(let node), .second(let content)): node.update(to: content)
    default:
      child?.node.recordRemoval()
      let made = make(view)
      child = made
      made.node.recordInsertion(before: followingElement)
    }
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> Child {
    switch view.storage {
    case .first(let content): .first(First._makeNode(content, in: context()))
    case .second(let content): .second(Second._makeNode(content, in: context()))
    }
  }
}

/// The view of an `if` without `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }

  public static func _isReproducible(_ view: Self) -> Bool { view.map { Wrapped._isReproducible($0) } ?? true }

  public static func _appendTrees(_ view: Self, to trees: inout [RenderNode], in context: _NodeContext) {
    if let view { Wrapped._appendTrees(view, to: &trees, in: context) }
  }

  public static func _looksSame(_ view: Self, _ old: Self, in environment: EnvironmentValues) -> Bool {
    switch (view, old) {
    case (let content?, let old?): Wrapped._looksSame(content, old, in: environment)
    default: (view == nil) == (old == nil)
    }
  }
}

@MainActor
private final class OptionalNode<Content: View>: SingleChildNode<Content?, Content> {
  init(_ view: Content?, in context: _NodeContext) {
    super.init(in: context)
    if let view { makeChild(view) }
  }

  override func update(to view: Content?) { showChild(view) }
}

/// A view that shows nothing.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: EmptyView, in context: _NodeContext) -> _ViewNode<EmptyView> {
    EmptyNode(in: context)
  }

  public static func _makeNodes(_ view: EmptyView, in context: _NodeContext) -> _NodeList { _NodeList() }

  public static func _updateNodes(_ nodes: _NodeList, to view: EmptyView) {}

  public static func _isReproducible(_ view: EmptyView) -> Bool { true }

  public static func _appendTrees(_ view: EmptyView, to trees: inout [RenderNode], in context: _NodeContext) {}

  public static func _looksSame(_ view: EmptyView, _ old: EmptyView, in environment: EnvironmentValues) -> Bool { true }
}

@MainActor
private final class EmptyNode: _ViewNode<EmptyView> {
  override func update(to view: EmptyView) {}
}
