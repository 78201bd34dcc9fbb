// Legal code compiles without a word, so that nothing in the other samples fails for another reason.

import SwiftUIShim
import VSM

struct DraftView: View {
  @ViewState var state: DraftViewState
  @State private var text = ""

  var body: some View {
    switch state {
    case .initialized(let model):
      ProgressView("Loading").onAppear { $state.observe(model.load()) }
    case .loading:
      ProgressView("Loading")
    case .editing(let model):
      TextField("Text", text: $text)
        .onChange(of: text) { $state.observe(model.type(text), debounced: .seconds(1)) }
      Text(model.text)
        .task { await $state.refresh(model.reload) }
      Button("Discard") { $state.observe(model.discard()) }
      Button("Discard") { $state.observe(model.discard) }
      Button("Share") { $state.observe(model.share()) }
      Button("Save") { $state.observe { await model.save(text) } }
      Button("Archive") { $state.observe(model.archive) }
      Button("Reload") { $state.observe(model.reload()) }
      Button("Follow") { $state.observe(model.follow) }
      Button("Versions") { $state.observe(model.versions()) }
      Button("Publish") { $state.observe(model.publish()) }
      Button("History") { $state.observe(model.history) }
      Button("Save at leisure") {
        $state.observe({ await model.save(text) }, debounced: .milliseconds(500), identifier: "save")
      }
    case .saving(let model):
      Button("Cancel") { $state.observe(model.cancel()) }
    case .failed(let model):
      Text(model.message)
      Button("Retry") { $state.observe(model.retry) }
    }
  }
}
