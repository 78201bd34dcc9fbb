// With `NonisolatedNonsendingByDefault`, a step may call an async function of a model that is not `Sendable`, unless the
// function is `@concurrent`.

import VSM

struct ExportModel {
  let log: () -> Void

  @StateSequenceBuilder
  func export() -> StateSequence<DraftViewState> {
    Next { await self.write() }
    Next { await self.compress() }
    // error: sending 'self' risks causing data races
  }

  private func write() async -> DraftViewState { .loading }

  @concurrent
  private func compress() async -> DraftViewState { .loading }
}
