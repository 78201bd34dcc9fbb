/// A field for text of many lines.
///
/// It has no label: name it with `accessibilityLabel(_:)`, or put it into a section with a header.
public struct TextEditor {
  @Binding private var text: String

  /// Creates an editor of the text.
  public init(text: Binding<String>) { _text = text }
}

extension TextEditor: View {
  public var body: some View {
    Container(.div, class: .field, .editorField) {
      EditorInput(text: text, edit: { text = $0 })
    }
  }
}

/// The field of an editor.
struct EditorInput {
  let text: String
  var prompt: Text?
  /// The number of lines that it has without text. With one line, it grows with its text.
  var lines = 4
  let edit: @MainActor (String) -> Void
}

extension EditorInput: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.textarea, class: .input, .editor)
    if environment.hidesEditorBackground || lines == 1 && environment.textFieldStyle == .plain {
      description.addClass(.plain)
    }
    description.add(environment.textInput)
    description.addStyle(font: environment.textLook.font(from: environment.font), foreground: nil)
    if lines == 1 {
      description.addClass(.growing)
      if let most = environment.textLook.lines?.most { description.addStyle("max-height:calc(\(most)lh + 1rem)") }
    }
    description.set(.rows, "\(environment.textLook.lines?.least ?? lines)")
    description.set(.placeholder, prompt?.string(in: environment))
    // A browser's field ends its lines with line feeds, and would report other line ends as an edit.
    description.value = text.utf8.contains(carriageReturn) ? text.withLineFeeds : text
    description.events = .input
    description.addControlState(of: environment)
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .input(let text, let revision) = action else { return .unhandledKind }
    guard !text.utf8.contains(carriageReturn) else { return .invalidPayload }
    node.didEdit(text, revision: revision)
    edit(text)
    return .handled
  }
}

private let carriageReturn = UInt8(ascii: "\r")

extension String {
  fileprivate var withLineFeeds: String { String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) }
}
