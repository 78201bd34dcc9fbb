import CombineShim
import SwiftUIShim
import VSM

/// Older still: without a property wrapper.
struct PlaylistScreen: View, ViewStateRendering {
  @StateObject var container: StateContainer<PlaylistViewState>

  init(loader: PlaylistLoaderModeling) {
    _container = .init(state: .initialized(loader))
  }

  var body: some View {
    if case .loaded(let model) = state {
      Text(model.title)
      Button("Rename") { observeAsync({ await model.rename(to: "") }) }
      Button("Rename") { observeAsync({ await model.rename(to: "") }, debounced: .seconds(1)) }
      Button("Shuffle") { observeAsync({ await model.shuffle() }) }
      Button("Shuffle") { observeAsync({ await model.shuffle() }, debounced: .seconds(1), identifier: 1) }
      Button("Clear") { observe(model.clear()) }
    }
  }
}

/// And in a class, as a view controller is one.
final class PlaylistController: ViewStateRendering {
  var container: StateContainer<PlaylistViewState>
  var subscription: AnyCancellable?

  init(state: PlaylistViewState) {
    container = .init(state: state)
    subscription = container.$state.sink { [weak self] newState in self?.render(state: newState) }
  }

  func render(state: PlaylistViewState) {
    guard case .initialized(let loader) = state else { return }
    observe(loader.load())
  }
}

/// Drawn by itself.
@MainActor
final class PlaylistWindow {
  @RenderedViewState var state: PlaylistViewState

  init(state: PlaylistViewState) {
    _state = .init(wrappedValue: state, render: Self.render)
  }

  func start() {
    $state.startRendering(on: self)
    if case .loaded(let model) = state { $state.observeAsync({ await model.rename(to: "") }) }
  }

  func render() {}
}

@MainActor func clear(_ container: some StateContaining<PlaylistViewState>) {
  container.observe(.loading)
}
