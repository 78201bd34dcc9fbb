// Once a feature has another state, every view that does not yet show it stops compiling. Here `failed` is new.

import SwiftUIShim
import VSM

struct WithoutFailures: View {
  @ViewState var state: DraftViewState

  var body: some View {
    switch state {
    // error: switch must be exhaustive
    case .initialized, .loading: ProgressView("Loading")
    case .editing(let model): Text(model.text)
    case .saving(let model): Text(model.text)
    }
  }
}

@MainActor func title(_ container: StateContainer<DraftViewState>) -> String {
  switch container.state {
  // error: switch must be exhaustive
  case .initialized, .loading: "Loading"
  case .editing(let model): model.text
  case .saving(let model): model.text
  }
}
