import Foundation

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { fatalError() }
  public static var clear: Glass { fatalError() }
  public static var identity: Glass { fatalError() }

  public func tint(_ color: Color?) -> Glass { fatalError() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { fatalError() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
@MainActor @preconcurrency public struct GlassEffectContainer<Content>: View where Content: View {
  @MainActor @preconcurrency public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: ScrollEdgeEffectStyle { fatalError() }
  public static var hard: ScrollEdgeEffectStyle { fatalError() }
  public static var soft: ScrollEdgeEffectStyle { fatalError() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    EmptyView()
  }
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    EmptyView()
  }
  @MainActor @preconcurrency public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { EmptyView() }
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    EmptyView()
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
@MainActor @preconcurrency public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
@MainActor @preconcurrency public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { fatalError() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { fatalError() }
}
