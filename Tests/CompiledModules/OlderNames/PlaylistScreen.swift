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
      // warning: 'observeAsync(_:file:line:column:)' is deprecated: renamed to 'observe'
      Button("Rename") { observeAsync({ await model.rename(to: "") }, debounced: .seconds(1)) }
      // warning: 'observeAsync(_:debounced:identifier:file:line:column:)' is deprecated: renamed to 'observe'
      Button("Shuffle") { observe(model.shuffle()) }
      Button("Shuffle") { observe(model.shuffle(), debounced: .seconds(1), identifier: 1) }
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
