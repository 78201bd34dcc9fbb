/// One dialog while it is presented: how it is dismissed, and what its content says of it.
@MainActor
final class PresentationContext {
  let style: DialogStyle
  /// Whose turn it is to present a dialog from inside this one.
  let queue = PresentationQueue()
  /// The bars of a sheet or a cover.
  let bars: Bars?
  /// Tells the parts of this dialog from those of others.
  let number: UInt64
  private weak var element: _Node?
  /// Whether the element has to say something else than it does.
  private var isChanged = false
  private var dismissal: (() -> Void)?
  private var titles = Titles()
  private var refusals: Set<ObjectIdentifier> = []

  init(_ style: DialogStyle, number: UInt64, dismissal: @escaping () -> Void) {
    self.style = style
    self.number = number
    self.dismissal = dismissal
    bars = style.hasBars ? Bars(.dialog) : nil
  }

  /// Asks the view that presents the dialog to dismiss it. Does nothing once that has happened.
  func dismiss() { dismissal?() }

  func end() { dismissal = nil }

  /// The dialog's element has been made or brought up to date, and after it its content, which may have said something
  /// of the dialog meanwhile.
  func didRender(_ element: _Node) {
    self.element = element
    guard isChanged else { return }
    isChanged = false
    element.render()
  }

  private func changed() {
    isChanged = true
    element?.invalidate()
  }

  // MARK: Title

  /// What the content says that the dialog is called.
  var title: String? { titles.current }

  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    titles.set(title, of: owner)
    if self.title != before { changed() }
  }

  // MARK: interactiveDismissDisabled

  var isDismissDisabled: Bool { !refusals.isEmpty }

  func setDismissDisabled(_ isDisabled: Bool, by owner: _Node) {
    let before = isDismissDisabled
    if isDisabled { refusals.insert(ObjectIdentifier(owner)) } else { refusals.remove(ObjectIdentifier(owner)) }
    if isDismissDisabled != before { changed() }
  }
}

extension PresentationContext: Equatable {
  nonisolated static func == (left: PresentationContext, right: PresentationContext) -> Bool { left === right }
}

extension PresentationContext: Dismissible {}

extension PresentationContext: PressFollower {
  /// An alert is dismissed by each press.
  func buttonWasPressed() { dismiss() }
}

extension EnvironmentValues {
  /// The dialog around a view; `nil` on the page itself.
  var presentation: PresentationContext? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

private enum PresentationKey: EnvironmentKey { static var defaultValue: PresentationContext? { nil } }
