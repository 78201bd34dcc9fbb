/// One item of a toolbar.
///
/// `ID` is empty, since toolbars that people customize are not supported.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  public var body: Never { noToolbarBody(Self.self) }

  public var _items: some View { BarItem(slot: placement.slot, content: content) }
}

extension ToolbarItemGroup: ToolbarContent {
  public var body: Never { noToolbarBody(Self.self) }

  public var _items: some View { BarItem(slot: placement.slot, content: content) }
}

/// A view that is rendered in a bar.
struct BarItem<Content: View> {
  let slot: BarSlot
  let content: Content
}

extension BarItem: PortalItemView {
  typealias Body = Never

  func portal(in environment: EnvironmentValues) -> Portal? { environment.bars?.portal(slot) }

  func adapt(_ environment: inout EnvironmentValues) {
    // The confirmation action of a sheet is prominent.
    if slot == .confirmation, environment.buttonStyle == .automatic { environment.buttonStyle = .borderedProminent }
  }
}

/// The placement of a toolbar item; the counterpart of SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  let slot: BarSlot

  /// At the end of the top bar.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// In the center of the top bar, in place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// At the end of the top bar.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// The action that cancels a sheet: in the bottom bar, before the confirmation. On a page, at the beginning of the
  /// top bar.
  public static let cancellationAction = ToolbarItemPlacement(slot: .cancellation)
  /// The action that confirms a sheet: at the end of the bottom bar, prominent. On a page, at the end of the top bar.
  public static let confirmationAction = ToolbarItemPlacement(slot: .confirmation)
  /// At the beginning of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The older name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The older name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
}
