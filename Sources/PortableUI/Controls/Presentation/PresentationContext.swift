/// A presented dialog: its dismissal, and the properties that its content sets.
@MainActor
final class PresentationContext {
  let style: DialogStyle
  /// The dialogs that wait to be presented from inside this one.
  let queue = PresentationQueue()
  /// The bars of a sheet or a cover.
  let bars: Bars?
  /// The number that distinguishes the IDs of this dialog's parts.
  let number: UInt64
  private weak var element: _Node?
  /// Whether the element has to be rendered again.
  private var isChanged = false
  private var dismissal: (() -> Void)?
  private var titles = Titles()
  private var disablingNodes: Set<ObjectIdentifier> = []
  private var settingNodes: [(owner: ObjectIdentifier, apply: (inout SheetSettings) -> Void)] = []
  /// The height that a person has chosen, unless the content binds it.
  private var chosenDetent: PresentationDetent?

  init(_ style: DialogStyle, number: UInt64, dismissal: @escaping () -> Void) {
    self.style = style
    self.number = number
    self.dismissal = dismissal
    bars = style.hasBars ? Bars(.dialog) : nil
  }

  /// Requests the dismissal from the presenting view. Has no effect after the dismissal.
  func dismiss() { dismissal?() }

  func end() { dismissal = nil }

  /// Records the dialog's element after it and its content are rendered. The content may have changed the dialog
  /// meanwhile.
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

  /// The title that the content sets.
  var title: String? { titles.current }

  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    titles.set(title, of: owner)
    if self.title != before { changed() }
  }

  // MARK: Sheets

  /// The properties that the content sets. Of several modifiers for one property, the outermost one counts.
  var settings: SheetSettings {
    var settings = SheetSettings()
    for node in settingNodes.reversed() { node.apply(&settings) }
    return settings
  }

  func setSettings(_ apply: ((inout SheetSettings) -> Void)?, of owner: _Node) {
    let id = ObjectIdentifier(owner)
    if let apply, let index = settingNodes.firstIndex(where: { $0.owner == id }) {
      settingNodes[index].apply = apply
    } else if let apply {
      settingNodes.append((id, apply))
    } else {
      settingNodes.removeAll { $0.owner == id }
    }
    changed()
  }

  /// The present height among the heights of the sheet; `nil` without any.
  func detent(of settings: SheetSettings) -> PresentationDetent? {
    let wanted = settings.selection?.wrappedValue ?? chosenDetent
    return wanted.flatMap { settings.detents.contains($0) ? $0 : nil } ?? settings.orderedDetents.first
  }

  /// Records the height that a person has chosen, by its index. Returns whether there is one.
  func chooseDetent(_ index: String) -> Bool {
    let settings = settings
    let detents = settings.orderedDetents
    guard let index = Int(index), detents.indices.contains(index) else { return false }
    chosenDetent = detents[index]
    settings.selection?.wrappedValue = detents[index]
    changed()
    return true
  }

  // MARK: interactiveDismissDisabled

  var isDismissDisabled: Bool { !disablingNodes.isEmpty }

  func setDismissDisabled(_ isDisabled: Bool, by owner: _Node) {
    let before = isDismissDisabled
    if isDisabled {
      disablingNodes.insert(ObjectIdentifier(owner))
    } else {
      disablingNodes.remove(ObjectIdentifier(owner))
    }
    if isDismissDisabled != before { changed() }
  }
}

extension PresentationContext: Equatable {
  nonisolated static func == (left: PresentationContext, right: PresentationContext) -> Bool { left === right }
}

extension PresentationContext: Dismissible {}

extension PresentationContext: PressFollower {
  /// Dismisses an alert, which every press of a button does.
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

/// An action that dismisses the sheet or the navigation level around a view.
///
/// Read it from the environment and call it: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`. It has no
/// effect outside a sheet or level, or after the dismissal.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private let target: Target

  /// The object to dismiss, compared by identity.
  private struct Target: Equatable {
    let dismissible: (any Dismissible)?

    nonisolated static func == (left: Target, right: Target) -> Bool { left.dismissible === right.dismissible }
  }

  nonisolated init(_ dismissible: (any Dismissible)?) { target = Target(dismissible: dismissible) }

  public func callAsFunction() { target.dismissible?.dismiss() }
}

extension EnvironmentValues {
  /// Dismisses the sheet around a view, or goes back from its navigation level.
  public var dismiss: DismissAction { DismissAction(dismissible) }

  /// Whether a view is presented: in a sheet, or on a level of a navigation stack above the root.
  public var isPresented: Bool { dismissible != nil }

  /// The object that `dismiss` dismisses.
  var dismissible: (any Dismissible)? {
    get { self[DismissibleKey.self] }
    set { self[DismissibleKey.self] = newValue }
  }
}

/// An object that is presented and can be dismissed from inside.
@MainActor
protocol Dismissible: AnyObject, Sendable {
  /// Dismisses the object. Has no effect after the first call.
  func dismiss()
}

private enum DismissibleKey: EnvironmentKey { static var defaultValue: (any Dismissible)? { nil } }
