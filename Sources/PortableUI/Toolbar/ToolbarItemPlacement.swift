/// Where an item of a toolbar stands; the counterpart of SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  let slot: BarSlot

  /// At the end of the bar above.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// In the middle of the bar above, in place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// At the end of the bar above.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// What leaves a sheet without doing anything: in the bar below, before what confirms. On a page, at the beginning
  /// of the bar above.
  public static let cancellationAction = ToolbarItemPlacement(slot: .cancellation)
  /// What a sheet is for: at the end of the bar below, prominent. On a page, at the end of the bar above.
  public static let confirmationAction = ToolbarItemPlacement(slot: .confirmation)
  /// At the beginning of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// The older name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// The older name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
}
