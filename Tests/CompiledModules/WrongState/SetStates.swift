// `observe` is the only way to another state.

import SwiftUIShim
import VSM

struct SetByTheView: View {
  @ViewState var state: DraftViewState

  var body: some View {
    Button("Load") { state = .loading }
    // error: cannot assign to property: 'state' is a get-only property
  }
}

struct SetByTheContainer: View {
  @ViewState var state: DraftViewState

  var body: some View {
    Button("Load") { $state.state = .loading }
    // error: cannot assign to property: 'state' is a get-only property
  }
}

struct BoundToTheState: View {
  @StateObject var container: StateContainer<EditorState>

  var body: some View {
    TextField("Title", text: $container.state.title)
    // error: cannot assign to property: 'state' is a get-only property
  }
}

struct EditorState {
  var title: String
}

@MainActor func changeInPlace(_ container: StateContainer<EditorState>) {
  container.state.title = ""
  // error: cannot assign to property: 'state' is a get-only property
}

@MainActor func sendToThePublisher(_ container: StateContainer<DraftViewState>) {
  container.$state.send(DraftViewState.loading)
  // error: value of type 'StatePublisher<DraftViewState>' has no member 'send'
}
