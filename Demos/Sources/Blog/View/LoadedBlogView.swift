import SwiftUIShim

/// The text of a post, and a note on it that is saved as the reader types.
struct LoadedBlogView: View {
  private let model: any LoadedBlogModeling
  @State private var note: String

  init(model: any LoadedBlogModeling) {
    self.model = model
    _note = State(initialValue: model.note)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Array(paragraphs.enumerated()), id: \.offset) { paragraph in
        Text(paragraph.element)
      }
      TextField("Note", text: $note)
        .textFieldStyle(.roundedBorder)
        .onChange(of: note) { _, newValue in model.autosave(note: newValue) }
      Text("Your note is saved as you type.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }

  private var paragraphs: [String] {
    model.text.split(separator: "\n\n").map(String.init)
  }
}
