// An action that the current state does not offer does not exist there.

import SwiftUIShim
import VSM

struct CancelWhileEditing: View {
  @ViewState var state: DraftViewState

  var body: some View {
    if case .editing(let model) = state {
      Button("Cancel") { $state.observe(model.cancel()) }
      // error: value of type 'EditingModel' has no member 'cancel'
    }
  }
}

struct SaveWhileSaving: View {
  @ViewState var state: DraftViewState

  var body: some View {
    if case .saving(let model) = state {
      Button("Save") { $state.observe { await model.save(model.text) } }
      // error: value of type 'SavingModel' has no member 'save'
    }
  }
}

struct RetryWithoutFailure: View, ViewStateRendering {
  @StateObject var container: StateContainer<DraftViewState>

  var body: some View {
    Button("Retry") { observe(state.retry) }
    // error: value of type 'DraftViewState' has no member 'retry'
  }
}

@MainActor func saveWithTheModelOfAnotherState(_ model: SavingModel) {
  let editing: EditingModel = model
  // error: cannot convert value of type 'SavingModel' to specified type 'EditingModel'
  _ = editing
}

@MainActor func keepTheModelOfAnotherState(_ model: EditingModel) -> DraftViewState {
  .saving(model)
  // error: cannot convert value of type 'EditingModel' to expected argument type 'SavingModel'
}

@MainActor func saveInEveryState(_ container: StateContainer<DraftViewState>) {
  switch container.state {
  case .editing(let model), .saving(let model):
    // error: pattern variable bound to type 'SavingModel', expected type 'EditingModel'
    container.observe { await model.save("") }
  default: break
  }
}
