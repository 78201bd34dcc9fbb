import CombineShim
import Observation

/// Keeps an observable object for a node, and marks the node when the object says that it will change.
///
/// An object that is also `Observable` tells more exactly which of its values a body read, so that is followed
/// instead, and `objectWillChange` is left alone.
@MainActor
final class ObjectBox<ObjectType: ObservableObject>: EndingProperty {
  let object: ObjectType
  private weak var node: _Node?
  private var subscription: AnyCancellable?

  init(_ object: ObjectType, node: _Node) {
    self.object = object
    self.node = node
    guard !(object is any Observable) else { return }
    node.host.usage.subscriptions += 1
    subscription = object.objectWillChange.sink { [weak node] _ in
      MainActorContext.run { node?.invalidate() }
    }
  }

  /// Has the node follow this object, and no longer the one that it followed in this place before.
  static func keep(_ object: ObjectType, in storage: inout AnyObject?, node: _Node) {
    if let known = storage as? ObjectBox<ObjectType>, known.object === object { return }
    (storage as? any EndingProperty)?.end()
    storage = ObjectBox(object, node: node)
  }

  func end() {
    guard subscription != nil else { return }
    subscription = nil
    node?.host.usage.subscriptions -= 1
  }
}
