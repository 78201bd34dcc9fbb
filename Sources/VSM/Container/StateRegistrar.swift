import Observation

/// Lets Observation know of reads and changes of the one property that a storage has.
///
/// A key path into a generic type costs about a microsecond each time it is made. This one leads into a type that stands
/// for the property, and is made once for all containers.
@usableFromInline
@MainActor
struct StateRegistrar {
  private let registrar = ObservationRegistrar()

  private struct ObservedState: Observable {
    var state: Void { () }
    @MainActor static let path: any KeyPath<ObservedState, Void> & Sendable = \.state
  }

  func access() {
    registrar.access(ObservedState(), keyPath: ObservedState.path)
  }

  @usableFromInline func willSet() {
    registrar.willSet(ObservedState(), keyPath: ObservedState.path)
  }

  @usableFromInline func didSet() {
    registrar.didSet(ObservedState(), keyPath: ObservedState.path)
  }
}
