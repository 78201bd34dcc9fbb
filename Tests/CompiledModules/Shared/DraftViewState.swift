// The feature on which the samples are written: a draft is loaded, edited and saved.

import CombineShim
import VSM

enum DraftViewState {
  case initialized(LoaderModel)
  case loading
  case editing(EditingModel)
  case saving(SavingModel)
  case failed(FailureModel)
}

struct LoaderModel {
  func load() -> AnyPublisher<DraftViewState, Never> { Just(.loading).eraseToAnyPublisher() }
}

/// Has an action of every shape.
struct EditingModel {
  let text: String
  let share: () -> DraftViewState
  let archive: () async -> DraftViewState

  func discard() -> DraftViewState { .loading }
  func type(_ text: String) -> DraftViewState { .editing(self) }
  func save(_ text: String) async -> DraftViewState { .saving(SavingModel(text: text)) }
  func reload() -> AnyPublisher<DraftViewState, Never> { Just(.loading).eraseToAnyPublisher() }
  func follow() -> some Publisher<DraftViewState, Never> { Just(.loading) }
  func versions() -> AsyncStream<DraftViewState> { AsyncStream { $0.finish() } }
  func publish() -> StateSequence<DraftViewState> { StateSequence(.loading) { await archive() } }
  func history() -> some AsyncSequence<DraftViewState, Never> { versions() }
}

struct SavingModel {
  let text: String

  func cancel() -> DraftViewState { .loading }
}

struct FailureModel {
  let message: String

  func retry() async -> DraftViewState { .loading }
}
