import SwiftUIShim

/// Text fields.
struct FieldSpecimens: View {
  @State private var name = "Ada"
  @State private var password = "secret"
  @State private var note = "Two lines\nof a note"

  var body: some View {
    Specimen("TextField") {
      TextField("Name", text: $name)
        .autocorrectionDisabled()
        #if !os(macOS) || PortableUI
          .textInputAutocapitalization(.words)
        #endif
      TextField("Name in a border", text: $name, prompt: Text("First and last"))
        .textFieldStyle(.roundedBorder)
    }
    Specimen("SecureField") {
      SecureField("Password", text: $password)
    }
    Specimen("TextEditor") {
      TextEditor(text: $note)
        .accessibilityLabel("Note")
        .accessibilityHint("Kept as you type")
    }
  }
}
