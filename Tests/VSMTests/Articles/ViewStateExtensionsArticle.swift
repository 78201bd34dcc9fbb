// The code of the article ViewStateExtensions.md.

import SwiftUIShim
import Testing
import VSM

// snippet.state
struct LetterViewState {
  var text: String
  var progress: Progress

  enum Progress {
    case writing(WritingLetterModel)
    case sending
    case failed(message: String, WritingLetterModel)
  }
}
// snippet.end

struct WritingLetterModel {
  func send(_ text: String) async -> LetterViewState { LetterViewState(text: text, progress: .sending) }
}

// snippet.extensions
extension LetterViewState {
  var isSending: Bool {
    if case .sending = progress { true } else { false }
  }

  var message: String? {
    if case .failed(let message, _) = progress { message } else { nil }
  }

  var characterCount: String { "\(text.count) of 280" }
}
// snippet.end

// snippet.view
struct LetterStatusView: View {
  let state: LetterViewState

  var body: some View {
    VStack {
      Text(state.characterCount)
      if let message = state.message { Text(message) }
    }
    .disabled(state.isSending)
  }
}
// snippet.end

// snippet.copy
extension LetterViewState: MutatingCopyable {
  func failed(_ message: String) -> LetterViewState {
    copy { $0.progress = .failed(message: message, WritingLetterModel()) }
  }
}
// snippet.end

struct ViewStateExtensionsArticleTests {
  @Test func viewReadsPropertiesOfTheState() {
    let failed = LetterViewState(text: "Hello", progress: .sending).failed("No stamp")
    #expect(failed.message == "No stamp")
    #expect(!failed.isSending)
    #expect(failed.characterCount == "5 of 280")
    #expect(LetterViewState(text: "", progress: .sending).isSending)
  }
}
