public import Foundation

/// The motion of a view that appears or leaves in an animated update.
public struct AnyTransition {
  private(set) var value: ElementTransition

  private init(_ looks: TransitionLooks) { value = ElementTransition(insertion: looks, removal: looks) }

  /// No animation.
  public static var identity: AnyTransition { AnyTransition(TransitionLooks()) }
  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(TransitionLooks(opacity: "0")) }
  /// Grows from the center, and shrinks into it.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Moves in from the leading side, and out to the trailing side.
  public static var slide: AnyTransition { asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing)) }

  /// Grows from an anchor point, and shrinks into it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(
      TransitionLooks(
        scale: cssNumber(scale.isNaN ? 0 : min(max(scale, 0), 100)), origin: anchor == .center ? nil : anchor.css))
  }

  /// Moves in and out across an edge.
  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: AnyTransition(TransitionLooks(translate: "0 -100%"))
    case .bottom: AnyTransition(TransitionLooks(translate: "0 100%"))
    case .leading: AnyTransition(TransitionLooks(translate: "calc(-100% * var(--forward, 1)) 0"))
    case .trailing: AnyTransition(TransitionLooks(translate: "calc(100% * var(--forward, 1)) 0"))
    }
  }

  /// Moves and fades in from an edge, and out across the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(
      insertion: move(edge: edge).combined(with: .opacity), removal: move(edge: opposite).combined(with: .opacity))
  }

  /// Moves in and out by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// Moves in and out by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(TransitionLooks(translate: "\(cssOffset(x)) \(cssOffset(y))"))
  }

  /// Uses one transition for the insertion and another for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = insertion
    transition.value.removal = removal.value.removal
    transition.value.animation = insertion.value.animation ?? removal.value.animation
    return transition
  }

  /// Combines two transitions. If both set a property, `other` takes precedence.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.value.insertion = value.insertion.combined(with: other.value.insertion)
    transition.value.removal = value.removal.combined(with: other.value.removal)
    transition.value.animation = other.value.animation ?? value.animation
    return transition
  }

  /// Sets the animation of the transition, which then also runs in updates without one.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.value.animation = animation
    return transition
  }
}
