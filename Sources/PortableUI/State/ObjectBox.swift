import CombineShim
import Observation

/// Stores an observable object for a node, and marks the node before the object changes.
///
/// For an object that is also `Observable`, the values that a body read are observed instead, which is more precise,
/// and `objectWillChange` is not subscribed to.
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

  /// Makes the node observe this object instead of the previous one in this place.
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
