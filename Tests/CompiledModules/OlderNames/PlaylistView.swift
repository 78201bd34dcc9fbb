import SwiftUIShim
import VSM

struct PlaylistView: View {
  @ViewState var state: PlaylistViewState
  @State private var title = ""

  init(loader: PlaylistLoaderModeling) {
    _state = .init(wrappedValue: .initialized(loader))
  }

  var body: some View {
    VStack {
      switch state {
      case .initialized, .loading:
        ProgressView()
      case .loaded(let model):
        playlist(model)
      case .failed(let model):
        Text(model.message)
        Button("Retry") { $state.observe(model.retry()) }
      }
    }
    .onAppear {
      if case .initialized(let loader) = state {
        $state.observe(loader.load())
      }
    }
    .onReceive($state.publisher) { newState in
      // warning: 'publisher' is deprecated: renamed to 'didSetPublisher'
      if case .loaded(let model) = newState { title = model.title }
    }
  }

  @ViewBuilder
  func playlist(_ model: PlaylistModeling) -> some View {
    TextField(
      "Title",
      text: Binding(
        get: { title },
        set: { newTitle in
          title = newTitle
          $state.observeAsync({ await model.rename(to: newTitle) }, debounced: .seconds(0.5))
          // warning: 'observeAsync(_:debounced:identifier:file:line:column:)' is deprecated: renamed to 'observe'
        }
      )
    )
    Button("Rename") { $state.observeAsync { await model.rename(to: title) } }
    // warning: 'observeAsync(_:file:line:column:)' is deprecated: renamed to 'observe'
    Button("Shuffle") { $state.observe(model.shuffle()) }
    Button("Shuffle") { $state.observe(model.shuffle(), debounced: .seconds(1), identifier: "shuffle") }
    Button("Clear") { $state.observe(model.clear()) }
    Button("Clear") { $state.observe(model.clear(), debounced: .milliseconds(500)) }
  }
}
