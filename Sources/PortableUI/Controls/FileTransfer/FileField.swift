/// The button of the page's dialog for files, with which a person chooses files, or onto which they are dropped.
///
/// The page's script opens the browser's dialog at once if the press that led here permits it.
struct FileField: View {
  let request: FileRequest
  let choose: @MainActor ([ChosenFile], ViewHost) -> EventOutcome

  var body: some View {
    Container(.label, class: .button, .fileField) {
      Text(request.allowsMany ? .chooseFiles : .chooseFile)
      FileInput(request: request, choose: choose)
    }
  }
}

/// A button that opens the browser's dialog for files without a round trip, and onto which files are dropped.
struct FileButton<Label: View>: View {
  let request: FileRequest
  let choose: @MainActor ([ChosenFile], ViewHost) -> EventOutcome
  @ViewBuilder let label: Label
  @Environment(\.buttonStyle) private var style

  var body: some View {
    Container(.label, classes: ClassList(.button, .fileField, style.styleClass)) {
      label
      FileInput(request: request, choose: choose)
    }
  }
}

/// The browser's field for files, which is not visible, and which the label around it names.
private struct FileInput {
  let request: FileRequest
  let choose: @MainActor ([ChosenFile], ViewHost) -> EventOutcome
}

extension FileInput: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.input, class: .fileInput)
    description.set(.type, "file")
    description.set(.accept, request.types.acceptList)
    if request.allowsMany { description.set(.multiple, "") }
    description.events = .files
    description.addControlState(of: environment)
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .files(.chosen(let files)) = action, !files.isEmpty else { return .invalidPayload }
    return choose(files, node.host)
  }
}
