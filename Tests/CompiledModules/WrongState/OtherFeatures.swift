// An action leads to states of its own feature.

import CombineShim
import VSM

enum OtherViewState {
  case other
}

@MainActor func observeTheOther(_ container: StateContainer<OtherViewState>, _ model: EditingModel) {
  container.observe(model.discard())
  // error: no exact matches in call to instance method 'observe'
  container.observe(model.discard)
  // error: no exact matches in call to instance method 'observe'
  container.observe { await model.save("") }
  // error: cannot convert value of type 'DraftViewState' to closure result type 'OtherViewState'
  container.observe(model.reload())
  // error: no exact matches in call to instance method 'observe'
  container.observe(model.versions())
  // error: no exact matches in call to instance method 'observe'
}

@MainActor func observeNoState(_ container: StateContainer<DraftViewState>, _ log: () -> Void) {
  container.observe(log())
  // error: no exact matches in call to instance method 'observe'
}
