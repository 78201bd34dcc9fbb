import CombineShim
import MainActorIsolation
import Observation

/// An observable object with another owner.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object. If a newer view has a different object, the page observes that.
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A wrapper that creates bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that creates bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(object, path)
    }
  }
}

extension ObservedObject: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    ObjectBox.keep(wrappedValue, in: &storage, node: node)
  }

  func isInterchangeable(with other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}

/// An observable object that a view creates once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let source: Source
  private var box: ObjectBox<ObjectType>?

  private enum Source {
    /// Creates an object at each call.
    case thunk(() -> ObjectType)
    /// Provides the object that the property declares.
    case declaration(any DeclaredObject<ObjectType>)
  }

  /// Stores `thunk` until the view is first shown; it runs once, on the main actor.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    source = .thunk(thunk)
  }

  /// Stores a declaration, with which the property is readable outside a page.
  package init(declared declaration: some DeclaredObject<ObjectType>) {
    source = .declaration(declaration)
  }

  /// The object. Outside a page, each access creates a new one.
  @MainActor public var wrappedValue: ObjectType {
    if let box { return box.object }
    switch source {
    case .declaration(let declaration): return declaration.object
    case .thunk(let make):
      Diagnostic(
        kind: .detachedProperty,
        message: """
          A StateObject was read while its view is not on a page, so a new \(ObjectType.self) was created that \
          is not stored. Read it in body, its closures, onAppear or task.
          """
      ).printToStandardError()
      return make()
    }
  }

  /// The object of a declaration, for code inside and outside views.
  @MainActor package var declaredObject: ObjectType { wrappedValue }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? ObjectBox<ObjectType> {
      box = known
    } else {
      let made = makeBox(node)
      storage = made
      box = made
    }
  }

  @MainActor private func makeBox(_ node: _Node) -> ObjectBox<ObjectType> {
    switch source {
    case .thunk(let make): ObjectBox(make(), node: node)
    case .declaration(let declaration): ObjectBox(declaration.show(), node: node, declaration: declaration)
    }
  }

  /// Ignores the object of a newer view, since the page's object is used.
  func isInterchangeable(with other: StateObject<ObjectType>) -> Bool { true }
}

/// An observable object that a property of a view declares. It exists while the view is shown, and is readable by code
/// outside views.
@MainActor
package protocol DeclaredObject<Object>: AnyObject {
  associatedtype Object: AnyObject

  /// The object of the current page, or of code outside pages.
  var object: Object { get }

  /// Returns the object for a place on the current page that begins to show the view.
  func show() -> Object

  /// Called when a place on the current page no longer shows the view.
  func hide()
}

/// Stores an observable object for a node, and marks the node before the object changes.
///
/// If an object is also `Observable`, each body observes the values that it has read, which is more precise. The box
/// does not subscribe to `objectWillChange` then.
@MainActor
final class ObjectBox<ObjectType: ObservableObject>: EndingProperty {
  let object: ObjectType
  private weak var node: _Node?
  private var subscription: AnyCancellable?
  /// The declaration of the object, which counts the places that show its view.
  private var declaration: (any DeclaredObject)?

  init(_ object: ObjectType, node: _Node, declaration: (any DeclaredObject)? = nil) {
    self.object = object
    self.node = node
    self.declaration = declaration
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
    declaration.take()?.hide()
    guard subscription != nil else { return }
    subscription = nil
    node?.host.usage.subscriptions -= 1
  }
}
