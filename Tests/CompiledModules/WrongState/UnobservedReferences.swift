// An action that is only named, and not called, is no warning but an error.

import SwiftUIShim
import VSM

@MainActor func nameAnAction(_ model: EditingModel) {
  model.discard
  // error: function is unused
  model.save
  // error: function is unused
  EditingModel.reload
  // error: function is unused
}

struct PassedOnAppear: View {
  let model: EditingModel

  var body: some View {
    Text("Discarded").onAppear(perform: model.discard)
    // error: cannot convert value of type '() -> DraftViewState' to expected argument type '() -> Void'
  }
}

@MainActor func leaveToATask(_ model: EditingModel) {
  Task { await model.save("") }
  // error: type 'DraftViewState' does not conform to the 'Sendable' protocol
}
