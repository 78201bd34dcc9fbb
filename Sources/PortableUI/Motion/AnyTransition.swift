public import Foundation

/// How a view comes onto the page and leaves it.
public struct AnyTransition: Sendable {
  /// What the view looks like before it has come.
  fileprivate var insertion = Looks()
  /// What it looks like once it has gone.
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

  /// It is there at once, and gone at once.
  public static let identity = AnyTransition(Looks())
  /// It fades in and out.
  public static let opacity = AnyTransition(Looks(opacity: "0"))
  /// It grows out of its middle, and shrinks into it.
  public static let scale = scale(scale: 0)
  /// It comes from the leading side and leaves to the trailing one.
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))

  /// It grows out of a point of it, and shrinks into that.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Looks(scale: cssNumber(scale.isNaN ? 0 : min(max(scale, 0), 100)), origin: anchor.css))
  }

  /// It comes from beyond an edge, and leaves there.
  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: AnyTransition(Looks(translate: "0 -100%"))
    case .bottom: AnyTransition(Looks(translate: "0 100%"))
    case .leading: AnyTransition(Looks(translate: "calc(-100% * var(--forward, 1)) 0"))
    case .trailing: AnyTransition(Looks(translate: "calc(100% * var(--forward, 1)) 0"))
    }
  }

  /// It comes from beside its place, and leaves there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(Looks(translate: "\(cssOffset(x)) \(cssOffset(y))"))
  }

  /// It comes by one transition, and leaves by another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }

  /// Both at once; where they differ about the same, the other one counts.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion = insertion.combined(with: other.insertion)
    transition.removal = removal.combined(with: other.removal)
    transition.animation = other.animation ?? animation
    return transition
  }

  /// Runs its course by this animation.
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
  /// Says how this view comes onto the page and leaves it. What the first page shows is there at once.
  ///
  /// The view leaves when it goes by itself; one that goes with the view around it goes at once. While it leaves it
  /// cannot be pressed any longer.
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
