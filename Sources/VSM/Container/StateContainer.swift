import CombineShim
import Observation

/// Holds the state of one feature, and follows its newest action from state to state.
///
/// The only way to change the state is to observe an action. An action is anything that leads to states:
///
/// | shape | example |
/// |---|---|
/// | a state | `observe(.loading)`, `observe(model.cancel())`, `observe(model.cancel)` |
/// | async | `observe { await model.delete() }`, `observe(model.delete)` |
/// | publisher | `observe(model.load())`, `observe(model.load)` |
/// | async sequence | `observe(model.load())`, `observe(model.load)` |
///
/// *The newest action wins.* Observing anything cancels the action that is running. No state of a superseded action is
/// ever applied: not one that is already under way from another thread, and not one that already waits for the main
/// actor.
///
/// *Everybody sees every state in the same order.* An `observe` made while subscribers are being told of a state takes
/// effect at once, but its states wait until the state under way has reached every subscriber. They have all been
/// applied when the outermost `observe` returns. Until then `state` is the last one stored.
///
/// *Debounced actions wait.* An action that is observed with a due time starts when nobody has called for it again
/// meanwhile. It supersedes nothing before it starts, and is forgotten when another action is observed directly, since it
/// was offered by a state that is being left.
///
/// *Nothing leaks.* A running action does not keep its container alive, and ends with it. A finished one is let go.
///
/// `State` need be neither `Sendable` nor `Equatable`. Without subscribers a change of state allocates nothing.
@MainActor
public final class StateContainer<State>: ObservableObject, Observable, Identifiable {
  /// Tells this container apart from every other one of the process.
  public nonisolated var id: StateContainerID { StateContainerID(number: number, stateType: State.self) }

  private nonisolated let number: UInt64

  /// The current state. Views that read it are drawn again when it changes.
  ///
  /// `$state` is the same publisher as ``willSetPublisher``.
  @StateStorage public var state: State

  @usableFromInline let storage: StateStorage<State>

  // Unchecked: only the main actor gets here, and no code of others runs while one of these is accessed. What is taken
  // out of them is let go afterwards. The checks would cost more than the work.

  /// The action that runs, if one does.
  @exclusivity(unchecked) @usableFromInline var running = RunningAction<State>.none

  /// Counts the actions. A state is applied only if the count is still that of its action.
  @exclusivity(unchecked) @usableFromInline var generation: UInt64 = 0

  @exclusivity(unchecked) @usableFromInline var transitions = TransitionQueue<State>()

  /// Exists while a debounced action waits.
  @exclusivity(unchecked) @usableFromInline var debouncer: Debouncer<State>?

  /// Who waits for the end of the running action.
  @exclusivity(unchecked) @usableFromInline var ending: ActionEnd?

  /// Exists once a tool has listened to this container.
  @usableFromInline var reporter: ContainerReporter?

  private let ownClock: ContainerClock?

  /// What debounced actions and the timing of sequences are measured with.
  var clock: ContainerClock { ownClock ?? .continuous }

  /// Makes a container in the state that its feature starts with.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - clock: Measures time for debounced actions and sequences; without one, what ``StateContainerClock`` says.
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
