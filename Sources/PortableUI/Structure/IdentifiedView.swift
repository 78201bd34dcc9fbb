extension View {
  /// Binds this view's identity to a value: another value results in a new view with new state.
  nonisolated public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { IdentifiedNode(view, in: context) }
}

@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>:
  SingleChildNode<IdentifiedView<Content, ID>, Content>
{
  private var id: ID

  init(_ view: IdentifiedView<Content, ID>, in context: _NodeContext) {
    id = view.id
    super.init(in: context)
    makeChild(view.content)
  }

  override func update(to view: IdentifiedView<Content, ID>) {
    guard view.id != id else {
      child?.update(to: view.content)
      return
    }
    showChild(nil)
    id = view.id
    showChild(view.content)
  }

  override var contentKey: AnyHashable { id }

  override func ownID(ofViewWith element: NodeID) -> AnyHashable? { firstElement == element ? AnyHashable(id) : nil }

  override func hasView(withID id: AnyHashable) -> Bool { id.base as? ID == self.id }
}

extension View {
  /// Sets the value that identifies this view in a picker, a tab view or a list with a selection.
  nonisolated public func tag(_ tag: some Hashable) -> some View {
    EnvironmentModifier(content: self, change: Tagging(tag: AnyHashable(tag)))
  }
}

private struct Tagging: EnvironmentChange {
  let tag: AnyHashable

  func apply(to values: inout EnvironmentValues) { values.viewTag?.value = tag }
}

/// The value that identifies a view for an outer view: its `tag`, or in a `ForEach` its element's ID.
struct ViewTag {
  var value: AnyHashable?
}

extension AnyHashable {
  /// Returns this tag as the value of a selection, or `nil` if it has another type. The tag of an optional selection may
  /// be of the wrapped type.
  ///
  /// A cast of an optional tag would instead return a missing tag as the value `nil` of an optional selection.
  func value<Selection>() -> Selection? { base as? Selection }
}

/// Enables tags for the views inside.
struct TagActivation: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) { values.viewTag = ViewTag() }
}

extension EnvironmentValues {
  /// The tag of a view; `nil` if no outer view uses tags.
  var viewTag: ViewTag? {
    get { self[ViewTagKey.self] }
    set { self[ViewTagKey.self] = newValue }
  }
}

private enum ViewTagKey: EnvironmentKey { static var defaultValue: ViewTag? { nil } }
