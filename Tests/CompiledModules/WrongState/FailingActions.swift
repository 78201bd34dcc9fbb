// A function that can fail cannot be observed: an action turns its error into a state.

import CombineShim
import VSM

struct UploadModel {
  func read() throws -> DraftViewState { .loading }
  func upload() async throws -> DraftViewState { .loading }
  func progress() -> AnyPublisher<DraftViewState, any Error> { Empty().eraseToAnyPublisher() }
  func parts() -> AsyncThrowingStream<DraftViewState, any Error> { AsyncThrowingStream { $0.finish() } }
}

@MainActor func observeWhatFails(_ container: StateContainer<DraftViewState>, _ model: UploadModel) {
  container.observe(model.read())
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  container.observe(model.read)
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let it catch the error and return a state for it.
  container.observe(model.upload)
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let it catch the error and return a state for it.
  container.observe { try await model.upload() }
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let it catch the error and return a state for it.
  container.observe({ try await model.upload() }, debounced: .seconds(1))
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let it catch the error and return a state for it.
  container.observe(model.progress())
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let its publisher catch the error and send a state.
  container.observe(model.progress)
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let its publisher catch the error and send a state.
  container.observe(model.progress(), debounced: .seconds(1), identifier: "progress")
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let its publisher catch the error and send a state.
  container.observe(model.parts())
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let its sequence catch the error and give a state.
  container.observe(model.parts)
  // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let its sequence catch the error and give a state.
}

@MainActor func bindToWhatFails(_ container: StateContainer<EditorState>) {
  _ = container.bind(\.title, to: { state, title in try rename(state, title) })
  // error: invalid conversion from throwing function of type '(EditorState, String) throws -> EditorState' to non-throwing function type '(EditorState, String) -> EditorState'
}

func rename(_ state: EditorState, _ title: String) throws -> EditorState { state }

@MainActor func refreshWithWhatFails(_ container: StateContainer<DraftViewState>, _ model: UploadModel) async {
  await container.refresh { try await model.upload() }
  // error: invalid conversion from throwing function of type '@concurrent () async throws -> DraftViewState' to non-throwing function type 'nonisolated(nonsending) () async -> DraftViewState'
}

func describeWhatFails(_ model: UploadModel) -> StateSequence<DraftViewState> {
  StateSequence(.loading) { try await model.upload() }
  // error: invalid conversion from throwing function of type '@concurrent () async throws -> DraftViewState' to non-throwing function type 'nonisolated(nonsending) () async -> DraftViewState'
}

@MainActor final class UploadController: ViewStateRendering {
  let container = StateContainer<DraftViewState>(state: .loading)

  func upload(_ model: UploadModel) {
    observe { try await model.upload() }
    // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let it catch the error and return a state for it.
    observe(model.progress())
    // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let its publisher catch the error and send a state.
    observe(model.parts())
    // error: 'observe(_:debounced:identifier:)' is unavailable: An action must not fail. Let its sequence catch the error and give a state.
  }
}
