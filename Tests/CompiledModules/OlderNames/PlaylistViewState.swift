// A feature as it was written with vsm-ios 1.x. Every older name is a warning that tells the newer one.

import CombineShim
import VSM

enum PlaylistViewState {
  case initialized(PlaylistLoaderModeling)
  case loading
  case loaded(PlaylistModeling)
  case failed(PlaylistFailureModeling)
}

protocol PlaylistLoaderModeling {
  func load() -> AnyPublisher<PlaylistViewState, Never>
}

protocol PlaylistModeling {
  var title: String { get }
  func rename(to title: String) async -> PlaylistViewState
  func shuffle() -> StateSequence<PlaylistViewState>
  func clear() -> PlaylistViewState
}

protocol PlaylistFailureModeling {
  var message: String { get }
  var retry: () -> AnyPublisher<PlaylistViewState, Never> { get }
}

struct PlaylistLoaderModel: PlaylistLoaderModeling {
  let titles: AnyPublisher<String, Error>

  func load() -> AnyPublisher<PlaylistViewState, Never> {
    let loaded =
      titles
      .map { PlaylistViewState.loaded(PlaylistModel(title: $0)) }
      .catch { Just(PlaylistViewState.failed(PlaylistFailureModel(message: "\($0)", retry: load))) }
    return Just(PlaylistViewState.loading)
      .merge(with: loaded)
      .eraseToAnyPublisher()
  }
}

struct PlaylistModel: PlaylistModeling, MutatingCopyable {
  var title: String

  func rename(to title: String) async -> PlaylistViewState {
    .loaded(copy(mutating: { $0.title = title }))
  }

  func shuffle() -> StateSequence<PlaylistViewState> {
    StateSequence(
      // warning: 'init(_:)' is deprecated: Write the states that come at once as values: 'StateSequence(.loading) { await fetch() }'. For several asynchronous steps write a list: 'StateSequence { .loading; Next { await fetch() } }'.
      { .loading },
      { await rename(to: String(title.shuffled())) }
    )
  }

  func clear() -> PlaylistViewState {
    .loaded(copy(mutatingPath: \.title, value: ""))
  }
}

struct PlaylistFailureModel: PlaylistFailureModeling {
  let message: String
  let retry: () -> AnyPublisher<PlaylistViewState, Never>
}
