import CombineShim
import Observation

extension View {
  /// Puts an observable object where the views inside find it as an `EnvironmentObject` of its type.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[objectOf: ObjectSlot<Object>()], object)
  }

  /// Puts an object where the views inside find it in their environment by its type; `nil` takes it away there.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment(\.[objectOf: ObjectSlot<Object>()], object)
  }

  /// Changes an environment value for this view and everything inside it.
  nonisolated public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifier(content: self, change: EnvironmentTransform { transform(&$0[keyPath: path]) })
  }
}

extension EnvironmentValues {
  /// The object of this type, if there is one.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[objectOf: ObjectSlot<Object>()] }
    set { self[objectOf: ObjectSlot<Object>()] = newValue }
  }

  subscript<Object: AnyObject>(objectOf slot: ObjectSlot<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

/// The place of the object of one type, as a key path can name it.
struct ObjectSlot<Object: AnyObject>: Hashable {}

private enum ObjectKey<Object: AnyObject>: EnvironmentKey { static var defaultValue: Object? { nil } }

/// Ends reading an object that a view needs, in code that runs for no page.
///
/// On a page this is not reached: a view whose object is missing has no body there, and none of its closures.
func endForMissingObject(_ type: Any.Type) -> Never {
  fatalError(
    """
    A \(type) was read from the environment of a view that is not on a page, so there is none. Read it in body, its \
    closures, onAppear or task.
    """)
}
