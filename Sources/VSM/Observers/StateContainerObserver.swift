import CombineShim

/// An observer of the events of every container, for logs, journeys and tests.
///
/// The default implementations do nothing. All functions are called on the main actor, in the order of the events, and
/// must not observe actions. An observer is notified of later events only, so it may not receive the beginning of
/// existing containers and actions.
@MainActor
public protocol StateContainerObserver: AnyObject {
  /// A container was created in the given state. Called before its initializer returns.
  func containerCreated(_ container: StateContainerID, state: Any)

  /// A container began an action.
  func actionBegan(_ action: ObservedAction)

  /// The state of a container is about to change. Its subscribers are notified next, so their reactions follow.
  func stateChanged(_ change: StateChange)

  /// An action ended. No further state of it is applied.
  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome)

  /// A container was released. Its running action, if any, was reported as canceled before.
  ///
  /// Called immediately if the container is released on the main actor, and otherwise as soon as the main actor is
  /// free.
  func containerEnded(_ container: StateContainerID)
}

extension StateContainerObserver {
  public func containerCreated(_ container: StateContainerID, state: Any) {}
  public func actionBegan(_ action: ObservedAction) {}
  public func stateChanged(_ change: StateChange) {}
  public func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {}
  public func containerEnded(_ container: StateContainerID) {}
}

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

  /// Notifies every observer of an event, in the order in which they were added.
  static func notify(_ event: (any StateContainerObserver) -> Void) {
    for id in order {
      if let observer = observers[id] { event(observer) }
    }
  }

  /// The registration of an observer, which lasts as long as this object.
  public final class Registration: Sendable {
    typealias ID = UInt64
    private let id: ID

    fileprivate init(id: ID) {
      self.id = id
    }

    /// Removes the observer at once. Further calls have no effect.
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

/// A reporter that only its container retains.
struct Unretained {
  weak var reporter: ContainerReporter?
}

/// Notifies the observers of the events of one container, and of its end when it is released.
@MainActor
@usableFromInline
final class ContainerReporter {
  private let container: StateContainerID
  /// Observes a state in the container. Returns `false` if that was released, or the state is of another type.
  let observe: (Any, Cause) -> Bool
  private var last: (action: ObservedAction, session: UInt64)?

  /// The action that began last, if it has not ended; `nil` after a time without observers, since it may have ended
  /// then.
  var current: ObservedAction? {
    last.flatMap { $0.session == StateContainerObservers.session ? $0.action : nil }
  }

  init(container: StateContainerID, observe: @escaping (Any, Cause) -> Bool) {
    (self.container, self.observe) = (container, observe)
    StateContainerObservers.reporters[container] = Unretained(reporter: self)
  }

  func created(state: Any) {
    StateContainerObservers.notify { $0.containerCreated(container, state: state) }
  }

  @usableFromInline func began(number: UInt64, shape: ActionShape, callSite: CallSite) {
    // A subscriber that is notified of the last state of an action may observe the next action before the first has
    // ended.
    ended(as: .finished)
    let action = ObservedAction(container: container, number: number, shape: shape, callSite: callSite)
    last = (action, StateContainerObservers.session)
    StateContainerObservers.notify { $0.actionBegan(action) }
  }

  @usableFromInline func changed(from old: Any, to new: Any) {
    let change = StateChange(container: container, cause: current, old: old, new: new)
    StateContainerObservers.notify { $0.stateChanged(change) }
  }

  @usableFromInline func ended(as outcome: ActionOutcome) {
    guard let action = current else { return }
    last = nil
    StateContainerObservers.notify { $0.actionEnded(action, outcome: outcome) }
  }

  deinit {
    MainActorContext.run { [container, last] in
      if let last, last.session == StateContainerObservers.session {
        StateContainerObservers.notify { $0.actionEnded(last.action, outcome: .cancelled) }
      }
      StateContainerObservers.reporters[container] = nil
      StateContainerObservers.notify { $0.containerEnded(container) }
    }
  }
}
