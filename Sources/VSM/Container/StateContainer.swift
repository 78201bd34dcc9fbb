import CombineShim
import Observation

/// The container of a feature's state, which applies the states of its newest action.
///
/// The only way to change the state is to observe an action. An action is anything that produces states:
///
/// | shape | example |
/// |---|---|
/// | a state | `observe(.loading)`, `observe(model.cancel())`, `observe(model.cancel)` |
/// | async | `observe { await model.delete() }`, `observe(model.delete)` |
/// | publisher | `observe(model.load())`, `observe(model.load)` |
/// | async sequence | `observe(model.load())`, `observe(model.load)` |
///
/// *The newest action wins.* Observing anything cancels the running action. No further state of a superseded action is
/// applied, not even one that another thread has already sent or that waits for the main actor.
///
/// *Every subscriber receives every state in the same order.* An `observe` during a notification takes effect at once,
/// but its states wait until every subscriber has received the current state. They are applied before the outermost
/// `observe` returns. Until then, `state` is the last stored state.
///
/// *Debounced actions wait.* An action that is observed with a due time starts when that time has passed without a
/// newer call. It supersedes nothing before it starts. It is dropped when another action is observed directly, since
/// the state that offered it is being left.
///
/// *Nothing leaks.* A running action does not retain its container, and is canceled when the container is released. A
/// finished action is released.
///
/// `State` need be neither `Sendable` nor `Equatable`. Without subscribers a change of state allocates nothing.
///
/// - Complexity: A change of state is O(*n*), where *n* is the number of subscribers. Superseding an action is O(1).
@MainActor
public final class StateContainer<State>: ObservableObject, Observable, Identifiable {
  /// Distinguishes this container from every other one of the process.
  public nonisolated var id: StateContainerID { StateContainerID(number: number, stateType: State.self) }

  private nonisolated let number: UInt64

  /// The current state. Views that read it are updated when it changes.
  ///
  /// `$state` is the same publisher as ``willSetPublisher``.
  @StateStorage public var state: State

  @usableFromInline let storage: StateStorage<State>

  // Unchecked: these are accessed only on the main actor, and no other code runs during an access. A state or action
  // that is taken out of them is released after the access, since its release can call the container. The checks would
  // cost more than the work.

  /// The running action, if any.
  @exclusivity(unchecked) @usableFromInline var running = RunningAction<State>.none

  /// The number of the newest action. A state is applied only if the number still belongs to its action.
  @exclusivity(unchecked) @usableFromInline var newest = ActionNumber()

  @exclusivity(unchecked) @usableFromInline var transitions = TransitionQueue<State>()

  /// The debouncer, which exists while a debounced action waits.
  @exclusivity(unchecked) @usableFromInline var debouncer: Debouncer<StateContainer>?

  /// The progress of the running action, which exists if a task waits for its end, or after it began to follow a stream.
  @exclusivity(unchecked) @usableFromInline var progress: ActionProgress?

  /// The reporter, which exists after a tool has observed this container.
  @usableFromInline var reporter: ContainerReporter?

  private let ownClock: ContainerClock?

  /// The clock for debounced actions and sequences.
  var clock: ContainerClock { ownClock ?? .continuous }

  /// Creates a container with the initial state of its feature.
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - clock: The clock for debounced actions and sequences; the default is the clock of ``StateContainerClock``.
  public init(state: State, clock: (any Clock<Duration>)? = nil) {
    number = StateContainerID.nextNumber()
    storage = StateStorage(state)
    ownClock = ContainerClock.of(clock) ?? ContainerClock.of(StateContainerClock.current)
    _state = storage
    if StateContainerObservers.isListening { report { $0.created(state: state) } }
  }

  deinit {
    running.cancel()
  }
}
