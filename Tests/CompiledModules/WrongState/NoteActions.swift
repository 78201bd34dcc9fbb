// The call that README shows beside its feature, which is built as the snippet `Note`.

@testable import Note
import SwiftUIShim
import VSM

struct SentNoteView: View {
  @ViewState var state: NoteViewState
  let text: String

  var body: some View {
    // snippet.call
    Button("Send again") { $state.observe(state.send(text)) }
    // error: value of type 'NoteViewState' has no member 'send'
    // snippet.end
  }
}
