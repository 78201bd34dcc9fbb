// A feature in one file: its states, their actions, and their views.
// vsm:disable state-without-way-out -- A note that was sent is the last state.

// snippet.feature
import SwiftUIShim
import VSM

enum NoteViewState {
  case writing(WritingModel)
  case sending
  case sent(number: Int)
}

struct WritingModel {
  let post: @Sendable (String) async -> Int

  func send(_ text: String) -> StateSequence<NoteViewState> {
    StateSequence(.sending) { .sent(number: await post(text)) }
  }
}

struct NoteView: View {
  @ViewState var state: NoteViewState
  @State var text = ""

  var body: some View {
    switch state {
    case .writing(let model):
      TextField("Note", text: $text)
      Button("Send") { $state.observe(model.send(text)) }
    case .sending:
      ProgressView("Sending")
    case .sent(let number):
      Text("Sent as number \(number).")
    }
  }
}
// snippet.end

// Requires the trait Hummingbird, and where SwiftUI exists also the trait PortableUI.
#if Hummingbird && (PortableUI || !canImport(SwiftUI))
  // snippet.server
  import Hummingbird
  import PortableUIHummingbird

  let router = Router()
  router.livePage("/note") {
    NoteView(state: .writing(WritingModel { text in text.count }))
  }
  try await Application(router: router, server: .livePages()).runService()
// snippet.end
#endif
