/// A text field, with its label above.
public struct TextField<Label: View> {
  private let label: Label
  private let prompt: Text?
  private let axis: Axis
  private let source: Source

  /// The text of a field, or the value that the text represents.
  enum Source {
    case text(Binding<String>)
    case value(any FieldValueSource)
  }

  init(_ source: Source, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.source = source
  }

  /// A field with any label. `prompt` shows inside while the field is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// A field with any label. With a vertical axis, it has several lines, and grows with its text.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  /// A field named `title`. With a vertical axis, it has several lines, and grows with its text.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field named `title`. `prompt` shows inside while the field is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField: View {
  public var body: some View {
    Container(.label, class: .field) {
      FieldLabel { label }
      switch source {
      case .text(let text):
        if axis == .vertical {
          EditorInput(text: text.wrappedValue, prompt: prompt, lines: 1, edit: { text.wrappedValue = $0 })
        } else {
          TextInput(text: text.wrappedValue, prompt: prompt, edit: { text.wrappedValue = $0 })
        }
      case .value(let value):
        ValueField(source: value, prompt: prompt)
      }
    }
  }
}

/// The field itself.
struct TextInput {
  let text: String
  let prompt: Text?
  var kind = Kind.text
  let edit: @MainActor (String) -> Void

  /// The kinds of fields, with HTML's names.
  enum Kind: String {
    case text, password, search
  }

  private var trigger: SubmitTriggers { kind == .search ? .search : .text }
}

extension TextInput: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.input, class: .input)
    if environment.textFieldStyle == .plain { description.addClass(.plain) }
    description.set(.type, kind.rawValue)
    description.add(environment.textInput)
    description.addStyle(font: environment.textLook.font(from: environment.font), foreground: nil)
    description.set(.placeholder, prompt?.string(in: environment))
    description.value = text
    description.events = environment.submitAction?.answers(trigger) == true ? [.input, .submit] : .input
    description.addControlState(of: environment)
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    switch action {
    case .input(let text, let revision):
      // A browser's field has one line. Other clients may send more.
      guard !text.contains(where: \.isNewline) else { return .invalidPayload }
      node.didEdit(text, revision: revision)
      edit(text)
    case .submit:
      node.environment.submitAction?.perform(trigger)
    case .click, .select, .dismiss, .focus, .blur, .load, .error, .resize, .rows, .scroll, .drag, .component,
      .visit, .fragment, .stored, .files:
      return .unhandledKind
    }
    return .handled
  }
}

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
