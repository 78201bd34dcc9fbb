/// A name for the identifiers of views that belong together.
@propertyWrapper
public struct Namespace {
  @State private var token = Token()

  public init() {}

  public var wrappedValue: ID { ID(token: ObjectIdentifier(token)) }

  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    let token: ObjectIdentifier
  }

  private final class Token: Sendable {}
}

extension Namespace: DynamicProperty {}

/// The properties of a view that another view takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The motion with which a navigation stack shows a level.
public protocol NavigationTransition {}

/// The default motion.
public struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
}

/// A motion that starts from another view. Shown as the default one.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Has no effect, and is reported: a view that appears fades, or has the motion of its transition.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    UnsupportedFeature.matchedGeometry.report()
    return self
  }

  /// Has no effect: a level of a navigation stack does not start from a view.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Has no effect: a level of a navigation stack is shown at once.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

extension UnsupportedFeature {
  static let matchedGeometry = UnsupportedFeature(
    message: """
      matchedGeometryEffect has no effect: a view that appears in one place does not start from a view in another. Move \
      one view with an animation, or use transition(_:).
      """)
}
