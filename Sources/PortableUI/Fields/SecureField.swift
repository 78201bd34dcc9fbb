/// A field for secret text, with its label above. The screen does not show the text.
///
/// Only the display is hidden: the typed text is sent to the view as from any field, and the value of the binding is
/// part of the page.
public struct SecureField<Label: View> {
  private let label: Label
  private let prompt: Text?
  @Binding private var text: String

  /// A field with any label. `prompt` shows inside while the field is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    _text = text
  }
}

extension SecureField where Label == Text {
  /// A field named `title`. `prompt` shows inside while the field is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View {
  public var body: some View {
    Container(.label, class: .field) {
      FieldLabel { label }
      TextInput(text: text, prompt: prompt, kind: .password, edit: { text = $0 })
    }
  }
}
