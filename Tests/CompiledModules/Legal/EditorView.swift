import SwiftUIShim
import VSM

/// A state that is not an enum, and bindings to what it holds.
struct EditorViewState {
  var title: String
  var author: String

  func rename(_ title: String) -> EditorViewState { EditorViewState(title: title, author: author) }
  func credit(_ author: String) async -> EditorViewState { EditorViewState(title: title, author: author) }
}

struct EditorView: View {
  @ViewState var state: EditorViewState

  var body: some View {
    TextField("Title", text: $state.bind(\.title, to: EditorViewState.rename))
    TextField("Title", text: $state.bind(\.title, to: { state, title in state.rename(title) }, debounced: .seconds(1)))
    TextField("Author", text: $state.bind(\.author, to: EditorViewState.credit))
    TextField("Author", text: $state.bind(\.author, to: { state, author in await state.credit(author) }))
  }
}
