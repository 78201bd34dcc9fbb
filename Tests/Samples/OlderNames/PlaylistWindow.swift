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
  // warning: 'StateContaining' is deprecated: renamed to 'StateContainer'
  container.observe(.loading)
}
