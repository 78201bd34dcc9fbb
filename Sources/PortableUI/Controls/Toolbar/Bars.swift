import Observation

/// A place in the bars above and below content.
enum BarSlot {
  case leading, principal, trailing
  case bottom, cancellation, confirmation
  /// Below the title.
  case search
}

/// The state of the bars above and below content, on a sheet or on a page.
@MainActor @Observable
final class Bars {
  enum Kind {
    case dialog
    /// A navigation stack, which shows the title of its content.
    case stack
    /// A view with a toolbar outside navigation stacks and sheets.
    case view
  }

  @ObservationIgnored let kind: Kind
  @ObservationIgnored private var portals: [BarSlot: Portal] = [:]
  @ObservationIgnored private var titles = Titles()
  /// The title of the back button; `nil` if there is none.
  var backTitle: String?
  @ObservationIgnored var goBack: @MainActor () -> Void = {}
  /// Whether a level of a navigation stack, which has bars of its own, covers the content.
  var isCovered = false
  /// The title that the content sets.
  private(set) var title: String?

  /// The views that hide each bar.
  private var hidingNodes: [ToolbarPlacement: Set<ObjectIdentifier>] = [:]

  nonisolated init(_ kind: Kind) { self.kind = kind }

  /// Whether a view inside hides a bar.
  func isHidden(_ bar: ToolbarPlacement) -> Bool { hidingNodes[bar]?.isEmpty == false }

  func setHidden(_ isHidden: Bool, _ bars: [ToolbarPlacement], by owner: _Node) {
    let id = ObjectIdentifier(owner)
    for bar in bars where isHidden != (hidingNodes[bar]?.contains(id) ?? false) {
      if isHidden { hidingNodes[bar, default: []].insert(id) } else { hidingNodes[bar]?.remove(id) }
    }
  }

  /// Returns the portal for the items of a slot. Only a sheet has its final actions at the bottom, where people reach
  /// them after the fields.
  func portal(_ slot: BarSlot) -> Portal {
    let place: BarSlot =
      switch slot {
      case .cancellation where kind != .dialog: .leading
      case .confirmation where kind != .dialog: .trailing
      default: slot
      }
    if let portal = portals[place] { return portal }
    let portal = Portal(followsTree: true)
    portals[place] = portal
    return portal
  }

  /// Whether any of these slots has content.
  func has(_ slots: BarSlot...) -> Bool { slots.contains { !portal($0).isEmpty } }

  func setTitle(_ title: String?, of owner: _Node) {
    titles.set(title, of: owner)
    if titles.current != self.title { self.title = titles.current }
  }
}

extension Bars: Equatable {
  nonisolated static func == (left: Bars, right: Bars) -> Bool { left === right }
}

extension EnvironmentValues {
  /// The bars for toolbar items; `nil` if the view with the toolbar has to provide them.
  var bars: Bars? {
    get { self[BarsKey.self] }
    set { self[BarsKey.self] = newValue }
  }
}

private enum BarsKey: EnvironmentKey { static var defaultValue: Bars? { nil } }
