// Data that a state does not hold cannot be read in it.

import SwiftUIShim
import VSM

struct TextWhileLoading: View {
  @ViewState var state: DraftViewState

  var body: some View {
    if case .loading(let model) = state { Text(model.text) }
    // error: pattern with associated values does not match enum case 'loading'
  }
}

struct MessageWhileEditing: View {
  @ViewState var state: DraftViewState

  var body: some View {
    if case .editing(let model) = state {
      Text(model.message)
      // error: value of type 'EditingModel' has no member 'message'
    }
  }
}

@MainActor func textInAnyState(_ container: StateContainer<DraftViewState>) -> String {
  container.state.text
  // error: value of type 'DraftViewState' has no member 'text'
}

struct BindingIntoACase: View {
  @ViewState var state: DraftViewState

  var body: some View {
    TextField("Text", text: $state.bind(\.text, to: { state, _ in state }))
    // error: value of type 'DraftViewState' has no member 'text'
  }
}
