import Benchmark
import Measuring

/// The rows of the table. `thresholds.json` has the descriptions of their floors and their thresholds.
let benchmarks: @Sendable () -> Void = {
  row(
    "transition, no subscribers", operations: 1_000,
    subject: Transitions.silent, floor: TransitionFloors.smallest)
  row(
    "transition, no subscribers, against a property", operations: 1_000,
    subject: Transitions.silent, floor: TransitionFloors.storedProperty)
  row(
    "transition, the state was read before", operations: 1_000,
    subject: Transitions.silentAfterReading, floor: TransitionFloors.registrar)
  row(
    "transition, willSet publisher", operations: 1_000,
    subject: Transitions.willSetPublisher, floor: TransitionFloors.subject)
  row(
    "transition, didSet publisher", operations: 1_000,
    subject: Transitions.didSetPublisher, floor: TransitionFloors.subject)
  row(
    "transition, objectWillChange", operations: 1_000,
    subject: Transitions.objectWillChange, floor: TransitionFloors.announcing)
  row(
    "transition, Observation", operations: 1_000,
    subject: Transitions.observation, floor: TransitionFloors.trackedRegistrar)
  row(
    "transition, states sequence", operations: 100,
    subject: Transitions.states, floor: TransitionFloors.awaited)
  row(
    "async action, on the main actor", operations: 1_000,
    subject: Actions.onTheMainActor, floor: Actions.onTheMainActorFloor)
  row(
    "async action, off the main actor", operations: 100,
    subject: Actions.offTheMainActor, floor: Actions.offTheMainActorFloor)
  row(
    "sequence of 10 states, none waits", operations: 100,
    subject: Sequences.withoutWaiting, floor: Sequences.withoutWaitingFloor)
  row(
    "sequence of 10 states, each waits", operations: 20,
    subject: Sequences.waiting, floor: Sequences.waitingFloor)
  row(
    "StateSequence, a state and an action", operations: 1_000,
    subject: StateSequences.stateAndAction, floor: StateSequences.stateAndActionFloor)
  row(
    "StateSequence, 10 states at once", operations: 100,
    subject: StateSequences.tenStates, floor: StateSequences.tenStatesFloor)
  row(
    "StateSequence, emits 10 states", operations: 100,
    subject: StateSequences.emitting, floor: StateSequences.emittingFloor)
  row(
    "StateSequence, 10 steps, each waits", operations: 20,
    subject: StateSequences.tenSteps, floor: StateSequences.tenStepsFloor)
  row(
    "publisher of 100,000 states, on the main actor", operations: 100_000,
    subject: Publishers.onTheMainActor, floor: Publishers.onTheMainActorFloor)
  row(
    "publisher of 10,000 states, on another thread", operations: 10_000,
    subject: Publishers.onAnotherThread, floor: Publishers.onAnotherThreadFloor)
  row(
    "cancel storm of 100,000 actions", operations: 100_000,
    subject: Storms.cancelling, floor: Storms.cancellingFloor)
  row(
    "debounce storm of 100,000 states", operations: 100_000,
    subject: Storms.debouncing, floor: Storms.debouncingFloor)
  row(
    "container, idle", operations: 1_000,
    subject: Containers.idle, floor: Containers.smallest)
  row(
    "container, the state was read", operations: 1_000,
    subject: Containers.read, floor: Containers.registrar)
  row(
    "container, after an async action", operations: 1_000,
    subject: Containers.afterAsyncAction, floor: Containers.immediateAfterAction)
  row(
    "container, after a publisher", operations: 1_000,
    subject: Containers.afterPublisher, floor: Containers.subjectAfterPublisher)
  row(
    "container, after a sequence", operations: 1_000,
    subject: Containers.afterSequence, floor: Containers.immediateAfterSequence)
  row(
    "container, after a debounced action", operations: 1_000,
    subject: Containers.afterDebouncedAction, floor: Containers.debouncingAfterAction)
}
