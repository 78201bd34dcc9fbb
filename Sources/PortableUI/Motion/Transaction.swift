/// The animation of a change; has no effect on a page.
///
/// The animation is determined by `animation(_:value:)` and `transition`.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}
