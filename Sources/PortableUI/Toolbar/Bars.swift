import Observation

/// A place in the bars above and below some content.
enum BarSlot {
  case leading, principal, trailing
  case bottom, cancellation, confirmation
  /// Below the title.
  case search
}

/// What stands in the bars above and below some content: a sheet's, or those of a page.
@MainActor @Observable
final class Bars {
  enum Kind {
    case dialog
    /// A navigation stack, which shows the title of what is in it.
    case stack
    /// A view with a toolbar that no navigation stack or sheet is around.
    case view
  }

  @ObservationIgnored let kind: Kind
  @ObservationIgnored private var outlets: [BarSlot: Outlet] = [:]
  @ObservationIgnored private var titles = Titles()
  /// What the button that leads back is called; `nil` where there is none.
  var backTitle: String?
  @ObservationIgnored var goBack: @MainActor () -> Void = {}
  /// Whether a level of a navigation stack, which has bars of its own, covers the content.
  var isCovered = false
  /// What the content is called.
  private(set) var title: String?

  nonisolated init(_ kind: Kind) {
    self.kind = kind
  }

  /// Where the items of a slot stand. Only a sheet has its final actions below, where the person at the page comes to
  /// them after the fields.
  func outlet(_ slot: BarSlot) -> Outlet {
    let place: BarSlot =
      switch slot {
      case .cancellation where kind != .dialog: .leading
      case .confirmation where kind != .dialog: .trailing
      default: slot
      }
    if let outlet = outlets[place] { return outlet }
    let outlet = Outlet(followsTree: true)
    outlets[place] = outlet
    return outlet
  }

  /// Whether any of these slots shows something.
  func has(_ slots: BarSlot...) -> Bool { slots.contains { !outlet($0).isEmpty } }

  func setTitle(_ title: String?, of owner: _Node) {
    titles.set(title, of: owner)
    if titles.current != self.title { self.title = titles.current }
  }
}

extension Bars: Equatable {
  nonisolated static func == (left: Bars, right: Bars) -> Bool { left === right }
}

extension EnvironmentValues {
  /// Where the items of toolbars go; `nil` where only the view with the toolbar can have bars.
  var bars: Bars? {
    get { self[BarsKey.self] }
    set { self[BarsKey.self] = newValue }
  }
}

private enum BarsKey: EnvironmentKey { static var defaultValue: Bars? { nil } }
