// Who forgets `observe` calls an action and drops the states it leads to. For every shape the compiler says so.

import SwiftUIShim
import VSM

struct UnobservedView: View {
  let state: DraftViewState

  var body: some View {
    if case .editing(let model) = state {
      Button("A state") { model.discard() }
      // warning: result of call to 'discard()' is unused
      Button("A state, by a closure") { model.share() }
      // warning: result of call to function returning 'DraftViewState' is unused
      Button("A state, of a curried function") { EditingModel.discard(model)() }
      // warning: result of call to function returning 'DraftViewState' is unused
      Button("A publisher") { model.reload() }
      // warning: result of call to 'reload()' is unused
      Button("Some publisher") { model.follow() }
      // warning: result of call to 'follow()' is unused
      Button("A stream") { model.versions() }
      // warning: result of call to 'versions()' is unused
      Button("A sequence of states") { model.publish() }
      // warning: result of call to 'publish()' is unused
      Button("Some sequence") { model.history() }
      // warning: result of call to 'history()' is unused
      Text("Async").task { await model.save("") }
      // warning: result of call to 'save' is unused
      Text("Async, by a closure").task { await model.archive() }
      // warning: result of call to function returning 'DraftViewState' is unused
      Button("Async, among other statements") {
        Task {
          await model.save("")
          // warning: result of call to 'save' is unused
          model.discard()
          // warning: result of call to 'discard()' is unused
        }
      }
      Text("On appearing").onAppear { model.discard() }
      // warning: result of call to 'discard()' is unused
    }
  }
}
