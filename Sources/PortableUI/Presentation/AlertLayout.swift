/// What is in an alert: its title, its message, and its buttons in a row.
struct AlertLayout<Actions: View, Message: View> {
  @Environment(\.presentation) private var presentation
  let title: Text
  private let actions: Actions
  private let message: Message

  init(title: Text, actions: Actions, message: Message) {
    self.title = title
    self.actions = actions
    self.message = message
  }
}

extension AlertLayout: View {
  var body: some View {
    Container(.h2, class: "alert-title") { title }
    if Message.self != EmptyView.self {
      Container(.div, class: "alert-message", id: presentation?.messageID) { message }
    }
    Container(.div, class: "alert-actions") {
      Fallback(content: actions, isEnough: { !$0.buttons.isEmpty }) { Button("OK") {} }
        .environment(\.pressDismisses, true)
    }
  }
}

extension PresentationContext {
  /// The name of an alert's message on the page.
  var messageID: String { "message-\(number)" }
}
