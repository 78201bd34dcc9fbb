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
    if context.style.isAlert {
      description.set(.role, "alertdialog")
    } else if isPreview {
      description.set(.role, "dialog")
    }
    if context.style.hasMessage { description.set(.ariaDescribedBy, context.messageID) }
    description.set(.ariaLabel, title?.string(in: environment) ?? context.title)
    description.events = .dismiss
    if context.isDismissDisabled { description.addClass(.persistent) }
    if context.style == .sheet { description.add(context) }
    return description
  }

  /// Handles Escape, and the choice of a height. In an alert, Escape presses the cancel button, or the only button.
  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    if case .select(let index) = action { return context.chooseDetent(index) ? .handled : .invalidPayload }
    if context.isDismissDisabled { return .disabled }
    let buttons = context.style.hasBars ? [] : node.buttons
    if let button = buttons.first(where: { $0.role == .cancel }) ?? (buttons.count == 1 ? buttons[0] : nil) {
      return button.isDisabled ? .disabled : button.handle(.click)
    }
    context.dismiss()
    return .handled
  }

  func didRender(_ node: ElementNode<Self>) { context.didRender(node) }
}

extension ElementDescription {
  /// Adds the properties that the content of a sheet sets.
  @MainActor
  fileprivate mutating func add(_ sheet: PresentationContext) {
    let settings = sheet.settings
    if let detent = sheet.detent(of: settings) {
      let detents = settings.orderedDetents
      addClass(.detents)
      set(.detents, detents.map(\.text).joined(separator: " "))
      addStyle("--detent:\(detent.length)")
      if detents.count > 1 { events.insert(.select) }
    }
    switch settings.grabber {
    case .automatic: break
    case .visible: addClass(.grabberVisible)
    case .hidden: addClass(.grabberHidden)
    }
    if let radius = settings.cornerRadius { addStyle("--corner-radius:\(cssLength(radius))") }
    if let background = settings.background { addStyle("background:\(background.fill)") }
  }
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
  /// A choice of files.
  case fileImporter

  /// Whether the dialog has bars of its own and is not dismissed by every press of a button.
  var hasBars: Bool { self == .sheet || self == .cover }

  /// Whether the dialog interrupts a person.
  var isAlert: Bool { !hasBars && self != .fileImporter }

  var hasMessage: Bool { self == .alert(hasMessage: true) || self == .confirmation(hasMessage: true) }

  /// The modifier that presents the dialog.
  var modifier: ViewDependentModifier {
    switch self {
    case .sheet: .presentation("sheet(…)")
    case .cover: .presentation("fullScreenCover(…)")
    case .alert: .presentation("alert(…)")
    case .confirmation: .presentation("confirmationDialog(…)")
    case .fileImporter: .presentation("fileImporter(…)")
    }
  }

  var classes: ClassList {
    switch self {
    case .sheet: [.dialog, .sheet]
    case .cover: [.dialog, .sheet, .cover]
    case .alert: [.dialog, .alert]
    case .confirmation: [.dialog, .alert, .confirmation]
    case .fileImporter: [.dialog, .alert, .importer]
    }
  }
}
