// vsm:disable state-without-way-out -- This is a sample of another rule.
import SwiftUIShim
import VSM

enum DraftViewState {
  case editing(DraftModel)
  case saved
}

struct DraftModel {
  func edit() -> DraftViewState { .editing(self) }
  func save() async -> DraftViewState { .saved }
  func versions() async -> AsyncStream<DraftViewState> { AsyncStream { $0.finish() } }
}

struct DraftView: View {
  @ViewState var state: DraftViewState

  var body: some View {
    if case .editing(let model) = state {
      Button("Save") {
        Task { $state.observe { await model.save() } }  // expect: awaited-observe-argument
        // A sequence can't be corrected by a closure.
        Task { $state.observe(await model.versions()) }  // expect: awaited-observe-argument
        // expect-next: awaited-observe-argument
        Task { $state.observe({ await model.save() }, debounced: .seconds(1)) }
        $state.observe { await model.save() }
      }
    }
  }
}

final class DraftController: ViewStateRendering {
  let container: StateContainer<DraftViewState>

  init(container: StateContainer<DraftViewState>) { self.container = container }

  func save(_ model: DraftModel) async {
    // A closure could need an explicit self.
    observe(await model.save())  // expect: awaited-observe-argument
  }
}
