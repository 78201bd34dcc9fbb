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
