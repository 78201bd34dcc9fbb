import Observation

/// Notifies Observation of reads and changes of the one property of a storage.
///
/// Creating a key path into a generic type takes about a microsecond. This one refers to a type that stands for the
/// property, and is created once for all containers.
@MainActor
struct StateRegistrar {
  private let registrar = ObservationRegistrar()

  private struct ObservedState: Observable {
    var state: Void { () }
    @MainActor static let path: any KeyPath<ObservedState, Void> & Sendable = \.state
  }

  func access() { registrar.access(ObservedState(), keyPath: ObservedState.path) }

  func willSet() { registrar.willSet(ObservedState(), keyPath: ObservedState.path) }

  func didSet() { registrar.didSet(ObservedState(), keyPath: ObservedState.path) }
}
