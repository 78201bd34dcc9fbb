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

extension ToolbarItem where ID == String {
  /// Creates an item of a toolbar that people customize in SwiftUI. Here it is always shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
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
  func portal(in environment: EnvironmentValues) -> Portal? { environment.bars?.portal(slot) }

  func adapt(_ environment: inout EnvironmentValues) {
    // The confirmation action of a sheet is prominent.
    if slot == .confirmation, environment.buttonStyle == .automatic { environment.buttonStyle = .borderedProminent }
  }
}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement {
  let slot: BarSlot

  /// At the end of the top bar.
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(slot: .trailing) }
  /// In the center of the top bar, in place of the title.
  public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(slot: .principal) }
  /// At the end of the top bar.
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(slot: .trailing) }
  /// The action that cancels a sheet: in the bottom bar, before the confirmation. On a page, at the beginning of the
  /// top bar.
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(slot: .cancellation) }
  /// The action that confirms a sheet: at the end of the bottom bar, prominent. On a page, at the end of the top bar.
  public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(slot: .confirmation) }
  /// At the beginning of the top bar.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(slot: .leading) }
  /// At the end of the top bar.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(slot: .trailing) }
  /// The older name of ``topBarLeading``.
  public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(slot: .leading) }
  /// The older name of ``topBarTrailing``.
  public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(slot: .trailing) }
  /// In the bottom bar.
  public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(slot: .bottom) }
  /// At the beginning of the top bar.
  public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(slot: .leading) }
  /// At the end of the top bar.
  public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(slot: .trailing) }
  /// At the end of the top bar.
  public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(slot: .trailing) }
  /// In the bottom bar, since a page cannot add to the keyboard of the screen.
  public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(slot: .bottom) }
  /// In the bottom bar.
  public static var status: ToolbarItemPlacement { ToolbarItemPlacement(slot: .bottom) }
}
