/// How a change is to be animated; on a page it has no effect.
///
/// What moves, and how, is said by `animation(_:value:)` and `transition`.
public struct Transaction: Sendable {
  /// The animation that the change is to have.
  public var animation: Animation?

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}
