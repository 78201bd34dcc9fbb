// A model that is not `Sendable` stays where it is: who is not on the main actor cannot hand its actions to a container.

import VSM

func save(_ model: EditingModel, in container: StateContainer<DraftViewState>) async {
  await container.observe { await model.save("") }
  // error: sending value of non-Sendable type 'nonisolated(nonsending) () async -> DraftViewState' risks causing data races
}

func discard(_ model: EditingModel, in container: StateContainer<DraftViewState>) async {
  await container.observe(model.discard())
  // error: sending 'model.discard' risks causing data races
}

func reload(_ model: EditingModel, in container: StateContainer<DraftViewState>) async {
  await container.observe(model.reload())
  // error: sending 'model.reload' risks causing data races
}

actor Archive {
  let model: EditingModel

  init(model: sending EditingModel) {
    self.model = model
  }

  func archive(in container: StateContainer<DraftViewState>) async {
    await container.observe(model.archive)
    // error: sending 'self.model.archive' risks causing data races
  }
}
