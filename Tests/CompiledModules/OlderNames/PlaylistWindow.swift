import CombineShim
import SwiftUIShim
import VSM

/// A class that is drawn by a function of its own, such as a view controller.
@MainActor
final class PlaylistWindow {
  @RenderedViewState var state: PlaylistViewState

  init(state: PlaylistViewState) {
    _state = .init(wrappedValue: state, render: Self.render)
  }

  func start() {
    $state.startRendering(on: self)
    if case .loaded(let model) = state { $state.observeAsync({ await model.rename(to: "") }) }
    // warning: 'observeAsync(_:file:line:column:)' is deprecated: renamed to 'observe'
  }

  func render() {}

  /// The state, read without starting to render it.
  var stateAtRest: PlaylistViewState { _state.wrappedValue }
}

/// With the function that is told the new state.
@MainActor
final class VolumeWindow {
  @RenderedViewState(render: VolumeWindow.render) var state = VolumeViewState()

  func render(newState: VolumeViewState) {}
}

@MainActor func clear(_ observer: any StateObserving<PlaylistViewState>, with model: PlaylistModeling) {
  observer.observe(model.clear())
  observer.observe(model.clear(), debounced: .seconds(1))
}

@MainActor func clear(_ container: some StateContaining<PlaylistViewState>) {
  container.observe(.loading)
}

/// A type that keeps what it observes with, in the spellings of the protocols.
@MainActor
final class PlaylistRecorder {
  let container: any StateContaining<PlaylistViewState>
  let observer: any StateObserving<PlaylistViewState>
  private var subscriptions: [AnyCancellable] = []

  init(window: PlaylistWindow, container: any StateContaining<PlaylistViewState>) {
    self.container = container
    observer = window.$state
    follow(window.$state)
    follow(container)
    container.didSetPublisher.sink { _ in }.store(in: &subscriptions)
  }

  func follow(_ states: some StatePublishing<PlaylistViewState>) {
    states.willSetPublisher.sink { _ in }.store(in: &subscriptions)
    states.publisher.sink { _ in }.store(in: &subscriptions)
    // warning: 'publisher' is deprecated: renamed to 'didSetPublisher'
  }

  func start() {
    container.observe(.loading)
    observer.observe(.loading)
    container.observeAsync { .loading }
    // warning: 'observeAsync(_:file:line:column:)' is deprecated: renamed to 'observe'
  }
}

@MainActor func level(_ states: any StateBinding<VolumeViewState>) -> Binding<Bool> {
  states.bind(\.isMuted, to: VolumeViewState.mute)
}

@MainActor func containing<C: StateContaining>(_ container: C) -> C where C.State == PlaylistViewState { container }
