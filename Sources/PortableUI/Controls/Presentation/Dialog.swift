/// The element of a dialog.
struct Dialog<Content: View> {
  let context: PresentationContext
  let title: Text?
  let content: Content
}

extension Dialog: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    // In a preview, the dialog is not in front of a page.
    let isPreview = environment.stage != nil
    var description = ElementDescription(isPreview ? .div : .dialog, classes: context.style.classes)
    if !context.style.hasBars {
      description.set(.role, "alertdialog")
    } else if isPreview {
      description.set(.role, "dialog")
    }
    if context.style.hasMessage { description.set(.ariaDescribedBy, context.messageID) }
    description.set(.ariaLabel, title?.string(in: environment) ?? context.title)
    description.events = .dismiss
    description.isDisabled = context.isDismissDisabled
    return description
  }

  /// Handles Escape. In an alert, it presses the cancel button, or the only button.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    let buttons = context.style.hasBars ? [] : node.buttons
    if let button = buttons.first(where: { $0.role == .cancel }) ?? (buttons.count == 1 ? buttons[0] : nil) {
      return button.isDisabled ? .disabled : button.handle(.click)
    }
    context.dismiss()
    return .handled
  }

  func didRender(_ node: ElementNode<Self>) { context.didRender(node) }
}

extension _Node {
  /// The buttons below this node, in page order.
  var buttons: [any ButtonElement] {
    var buttons: [any ButtonElement] = []
    func collect(_ node: _Node) {
      if let button = node as? any ButtonElement { buttons.append(button) }
      node.forEachPlaced(collect)
    }
    collect(self)
    return buttons
  }
}

/// The kinds of dialogs.
enum DialogStyle: Equatable {
  case sheet
  /// A sheet that covers the whole window.
  case cover
  case alert(hasMessage: Bool)
  /// A choice between actions.
  case confirmation(hasMessage: Bool)

  /// Whether the dialog has bars of its own and is not dismissed by every press of a button.
  var hasBars: Bool { self == .sheet || self == .cover }

  var hasMessage: Bool { self == .alert(hasMessage: true) || self == .confirmation(hasMessage: true) }

  /// The modifier that presents the dialog.
  var modifier: ViewDependentModifier {
    switch self {
    case .sheet: .presentation("sheet(…)")
    case .cover: .presentation("fullScreenCover(…)")
    case .alert: .presentation("alert(…)")
    case .confirmation: .presentation("confirmationDialog(…)")
    }
  }

  var classes: ClassList {
    switch self {
    case .sheet: [.dialog, .sheet]
    case .cover: [.dialog, .sheet, .cover]
    case .alert: [.dialog, .alert]
    case .confirmation: [.dialog, .alert, .confirmation]
    }
  }
}
