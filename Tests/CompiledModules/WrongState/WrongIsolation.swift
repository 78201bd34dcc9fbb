// Containers belong to the main actor.

import VSM

func observeElsewhere(_ container: StateContainer<DraftViewState>) {
  container.observe(.loading)
  // error: call to main actor-isolated instance method 'observe(_:file:line:column:)' in a synchronous nonisolated context
}

func makeElsewhere() -> StateContainer<DraftViewState> {
  StateContainer(state: .loading)
  // error: call to main actor-isolated initializer 'init(state:clock:)' in a synchronous nonisolated context
}

func readElsewhere(_ container: StateContainer<DraftViewState>) async {
  _ = await container.state
  // error: non-Sendable type 'DraftViewState' of property 'state' cannot exit main actor-isolated context
}
