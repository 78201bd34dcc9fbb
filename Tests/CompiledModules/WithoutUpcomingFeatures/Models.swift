// In language mode 6 without `NonisolatedNonsendingByDefault`, async functions leave the main actor. If a model is
// neither `Sendable` nor of the main actor, its functions can then not be observed; the others can.

import VSM

enum CountViewState {
  case counting
}

struct SendableModel: Sendable {
  func count() async -> CountViewState { .counting }
}

@MainActor struct MainActorModel {
  let log: () -> Void
  func count() async -> CountViewState { .counting }
}

struct NeitherModel {
  let log: () -> Void
  func count() async -> CountViewState { .counting }
  nonisolated(nonsending) func countHere() async -> CountViewState { .counting }
}

@MainActor func count(_ container: StateContainer<CountViewState>, _ model: SendableModel) {
  container.observe { await model.count() }
  container.observe(model.count)
}

@MainActor func count(_ container: StateContainer<CountViewState>, _ model: MainActorModel) {
  container.observe { await model.count() }
  container.observe(model.count)
}

@MainActor func countHere(_ container: StateContainer<CountViewState>, _ model: NeitherModel) {
  container.observe { await model.countHere() }
  container.observe(model.countHere)
}

@MainActor func count(_ container: StateContainer<CountViewState>, _ model: NeitherModel) {
  container.observe { await model.count() }
  // error: sending 'model' risks causing data races
}

extension NeitherModel {
  @StateSequenceBuilder
  func restart() -> StateSequence<CountViewState> {
    CountViewState.counting
    Next { await countHere() }
    Next { await count() }
    // error: sending 'self' risks causing data races
  }
}
