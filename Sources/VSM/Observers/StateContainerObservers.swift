import CombineShim

/// Those who hear of everything that happens in every container.
///
/// While there are none, a change of state pays for one test of a Boolean.
@MainActor
public enum StateContainerObservers {
  @usableFromInline static private(set) var isListening = false
  /// Counts the times that somebody began to listen when nobody did.
  static var session: UInt64 = 0
  /// The reporters of the containers that somebody has heard of.
  static var reporters: [StateContainerID: Unretained] = [:]
  private static var observers: [Registration.ID: any StateContainerObserver] = [:]
  private static var order: [Registration.ID] = []
  private static var lastID: Registration.ID = 0

  /// Adds an observer, which is kept until its registration is cancelled or dropped.
  public static func add(_ observer: any StateContainerObserver) -> Registration {
    lastID += 1
    observers[lastID] = observer
    order.append(lastID)
    if !isListening { session += 1 }
    isListening = true
    return Registration(id: lastID)
  }

  /// Tells every observer of an event, in the order in which they were added.
  static func tell(_ event: (any StateContainerObserver) -> Void) {
    for id in order {
      if let observer = observers[id] { event(observer) }
    }
  }

  /// Keeps an observer registered.
  public final class Registration: Sendable {
    typealias ID = UInt64
    private let id: ID

    fileprivate init(id: ID) {
      self.id = id
    }

    /// Removes the observer at once. Cancelling again does nothing.
    @MainActor public func cancel() {
      StateContainerObservers.remove(id)
    }

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
