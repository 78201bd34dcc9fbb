/// The content of an alert or a confirmation dialog: its title, its message and its buttons.
struct AlertLayout<Actions: View, Message: View> {
  @Environment(\.presentation) private var presentation
  let title: Text
  private let showsTitle: Bool
  private let actions: Actions
  private let message: Message?

  init(title: Text, showsTitle: Bool = true, actions: Actions, message: Message?) {
    self.title = title
    self.showsTitle = showsTitle
    self.actions = actions
    self.message = Message.self == EmptyView.self ? nil : message
  }

  var hasMessage: Bool { message != nil }
}

extension AlertLayout: View {
  var body: some View {
    if showsTitle {
      Container(.h2, class: .alertTitle) { title }
    }
    if let message {
      Container(.div, class: .alertMessage, id: presentation?.messageID) { message }
    }
    Container(.div, class: .alertActions) {
      Fallback(content: actions, isSufficient: { isSufficient($0) }) { ending }
        .environment(\.pressFollower, presentation.map { PressTarget(follower: $0) })
    }
  }

  /// Whether an alert has a button, or a confirmation dialog a cancel button.
  @MainActor private func isSufficient(_ actions: _Node) -> Bool {
    isConfirmation ? actions.buttons.contains { $0.role == .cancel } : !actions.buttons.isEmpty
  }

  @MainActor @ViewBuilder private var ending: some View {
    if isConfirmation {
      Button(role: .cancel, action: {}) { Text(.cancel) }
    } else {
      Button(action: {}) { Text(.ok) }
    }
  }

  @MainActor private var isConfirmation: Bool {
    if case .confirmation = presentation?.style { true } else { false }
  }
}

extension PresentationContext {
  /// The ID of an alert's message on the page.
  var messageID: String { "message-\(number)" }
}
