import MainActorIsolation

/// The observers of all containers.
///
/// Without observers, a change of state costs one check of a Boolean.
@MainActor
public enum StateContainerObservers {
  @usableFromInline static private(set) var isListening = false
  /// The number of times that the first observer was added.
  static var session: UInt64 = 0
  /// The reporters of the containers that observers have been notified of.
  static var reporters: [StateContainerID: Unretained] = [:]
  private static var observers: [Registration.ID: any StateContainerObserver] = [:]
  private static var order: [Registration.ID] = []
  private static var lastID: Registration.ID = 0

  /// Adds an observer, which is retained until its registration is canceled or released.
  public static func add(_ observer: any StateContainerObserver) -> Registration {
    lastID += 1
    observers[lastID] = observer
    order.append(lastID)
    if !isListening { session += 1 }
    isListening = true
    return Registration(id: lastID)
  }

  /// Notifies every observer of an event, the oldest observer first.
  static func notify(_ event: (any StateContainerObserver) -> Void) {
    for id in order {
      if let observer = observers[id] { event(observer) }
    }
  }

  /// The registration of an observer, which lasts as long as this object.
  public final class Registration: Sendable {
    typealias ID = UInt64
    private let id: ID

    fileprivate init(id: ID) { self.id = id }

    /// Removes the observer at once. Further calls have no effect.
    @MainActor public func cancel() { StateContainerObservers.remove(id) }

    deinit {
      MainActorContext.run { [id] in StateContainerObservers.remove(id) }
    }
  }

  private static func remove(_ id: Registration.ID) {
    guard observers.removeValue(forKey: id) != nil else { return }
    order.removeAll { $0 == id }
    isListening = !order.isEmpty
  }
}
