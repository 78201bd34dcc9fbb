// A sequence of vsm-ios 2.0 is iterated over outside of the main actor, as in a test that is not isolated.

import VSM

enum PlatformViewState: Sendable {
  case loading
  case at(Int)
}

struct PlatformModel: Sendable {
  @StateSequenceBuilder
  func load() -> StateSequence<PlatformViewState> {
    PlatformViewState.loading
    Next { await fetch() }
  }

  @concurrent
  func fetch() async -> PlatformViewState { .at(1) }
}

nonisolated func states(of model: PlatformModel) async -> [PlatformViewState] {
  var states: [PlatformViewState] = []
  for await state in model.load() { states.append(state) }
  return states
}

@concurrent func count(in sequence: some AsyncSequence<PlatformViewState, Never> & Sendable) async -> Int {
  await sequence.reduce(0) { count, _ in count + 1 }
}
