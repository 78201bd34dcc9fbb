// vsm:disable state-never-produced -- This is a sample of another rule.
import SwiftUIShim
import VSM

enum LetterViewState {
  case writing(WritingModel)
  case sending
  case sent
}

struct WritingModel {
  let text: String
  func send() -> StateSequence<LetterViewState> { StateSequence(.sending) { emit in emit(.sent) } }
}

extension LetterViewState: RestorableState {
  var restoration: Restoration<String> {
    switch self {
    case .writing(let model): .value(model.text)
    default: .startsAnew  // expect: half-restorable-state
    }
  }
}

struct LetterView: View {
  @ViewState var state: LetterViewState  // expect: half-restorable-state

  var body: some View { Text("") }
}

struct DraftView: View {
  @ViewState var state = LetterViewState.writing(WritingModel(text: ""))  // expect: half-restorable-state

  var body: some View { Text("") }
}

struct KeptView: View {
  @RestorableViewState var state: LetterViewState

  var body: some View { Text("") }
}

/// Not restorable, and the default decides nothing that is kept.
enum ClockViewState {
  case running, stopped
  var isRunning: Bool {
    switch self {
    case .running: true
    default: false
    }
  }
}

struct ClockView: View {
  @ViewState var state = ClockViewState.running

  var body: some View { Text("") }
}
