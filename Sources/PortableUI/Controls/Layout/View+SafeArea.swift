/// The regions of a screen that views avoid.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The parts of the device around the content.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

extension View {
  /// Has no effect: the browser keeps the whole page within the safe area of its window.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Has no effect: the browser keeps the whole page within the safe area of its window.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
