/// The motion of an element that appears or leaves.
struct ElementTransition: Sendable {
  var insertion: TransitionLooks
  var removal: TransitionLooks
  /// The animation of the transition itself, which takes precedence over the animation of the update.
  var animation: Animation?
}

/// The look of an element that is not on the page yet or any more, as values of CSS properties.
public struct TransitionLooks: Hashable, Sendable {
  var opacity: String?
  var translate: String?
  var scale: String?
  var origin: String?

  /// The look of an element without a transition.
  static let standard = TransitionLooks(opacity: "0")

  /// The properties with their values, by the names of the Web Animations API.
  public var properties: [(name: String, value: String)] {
    [("opacity", opacity), ("translate", translate), ("scale", scale), ("transformOrigin", origin)]
      .compactMap { name, value in value.map { (name, $0) } }
  }

  func combined(with other: Self) -> Self {
    Self(
      opacity: other.opacity ?? opacity, translate: other.translate ?? translate, scale: other.scale ?? scale,
      origin: other.origin ?? origin)
  }
}

/// The elements that an animation moves if operations have changed their places.
public enum AnimationScope: Hashable, Sendable {
  /// All elements outside the scopes of other animations.
  case page
  /// These elements and everything inside them.
  case elements([NodeID])
}
