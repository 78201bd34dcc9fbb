public import Foundation

/// The animation with which a view appears and leaves.
public struct AnyTransition {
  /// The look of the view before it appears.
  fileprivate var insertion = Looks()
  /// The look of the view after it leaves.
  fileprivate var removal = Looks()
  fileprivate var animation: Animation?

  fileprivate struct Looks {
    var opacity: String?
    var translate: String?
    var scale: String?
    var origin: String?
  }

  private init(_ looks: Looks) {
    insertion = looks
    removal = looks
  }

  /// No animation.
  public static var identity: AnyTransition { AnyTransition(Looks()) }
  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(Looks(opacity: "0")) }
  /// Grows from the center, and shrinks into it.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Moves in from the leading side, and out to the trailing side.
  public static var slide: AnyTransition { asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing)) }

  /// Grows from an anchor point, and shrinks into it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Looks(scale: cssNumber(scale.isNaN ? 0 : min(max(scale, 0), 100)), origin: anchor.css))
  }

  /// Moves in and out across an edge.
  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: AnyTransition(Looks(translate: "0 -100%"))
    case .bottom: AnyTransition(Looks(translate: "0 100%"))
    case .leading: AnyTransition(Looks(translate: "calc(-100% * var(--forward, 1)) 0"))
    case .trailing: AnyTransition(Looks(translate: "calc(100% * var(--forward, 1)) 0"))
    }
  }

  /// Moves in and out by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(Looks(translate: "\(cssOffset(x)) \(cssOffset(y))"))
  }

  /// Uses one transition for the insertion and another for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }

  /// Combines two transitions. If both set a property, `other` takes precedence.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    transition.animation = other.animation ?? animation
    return transition
  }

  /// Sets the animation of the transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}

extension AnyTransition.Looks {
  fileprivate func combined(with other: Self) -> Self {
    Self(
      opacity: other.opacity ?? opacity, translate: other.translate ?? translate, scale: other.scale ?? scale,
      origin: other.origin ?? origin)
  }

  fileprivate func declarations(_ prefix: String) -> [String] {
    [("opacity", opacity), ("translate", translate), ("scale", scale)].compactMap { name, value in
      value.map { "--\(prefix)-\(name):\($0)" }
    }
  }
}

extension View {
  /// Sets the transition with which this view appears and leaves. The content of the first page appears without it.
  ///
  /// The removal is animated only if this view itself leaves, not with a view around it. A view that is leaving cannot
  /// be pressed.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    var declarations = transition.insertion.declarations("in") + transition.removal.declarations("out")
    if let origin = transition.insertion.origin ?? transition.removal.origin {
      declarations.append("transform-origin:\(origin)")
    }
    if let animation = transition.animation { declarations.append("--animation:\(animation.css)") }
    return Box(
      content: self, names: [.box, .transition],
      style: declarations.isEmpty ? nil : declarations.joined(separator: ";"))
  }
}
