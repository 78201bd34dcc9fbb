// vsm:disable state-without-way-out -- This is a sample of another rule.
import SwiftUIShim
import VSM

enum LetterViewState {
  case editing(LetterModel)
  case saved
}

struct LetterModel {
  func edit() -> LetterViewState { .editing(self) }
  func save() async -> LetterViewState { .saved }
  func versions() async -> AsyncStream<LetterViewState> { AsyncStream { $0.finish() } }
}

struct LetterView: View {
  @ViewState var state: LetterViewState

  var body: some View {
    if case .editing(let model) = state {
      Button("Save") {
        Task { $state.observe(await model.save()) }  // expect: awaited-observe-argument
        // A sequence can't be corrected by a closure.
        Task { $state.observe(await model.versions()) }  // expect: awaited-observe-argument
        // expect-next: awaited-observe-argument
        Task { $state.observe(await model.save(), debounced: .seconds(1)) }
        $state.observe { await model.save() }
      }
    }
  }
}

final class LetterController: ViewStateRendering {
  let container: StateContainer<LetterViewState>

  init(container: StateContainer<LetterViewState>) { self.container = container }

  func save(_ model: LetterModel) async {
    // A closure could need an explicit self.
    observe(await model.save())  // expect: awaited-observe-argument
  }
}
