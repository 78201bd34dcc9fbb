public import Foundation

/// A translucent material.
public struct Glass: Equatable, Sendable {
  fileprivate var material: Material?
  fileprivate var color: Color?

  public static let regular = Glass(material: .regular)
  public static let clear = Glass(material: .ultraThin)
  /// No effect.
  public static let identity = Glass(material: nil)

  /// Returns this material with a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Has no effect: a material does not react to a press.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  public static func == (left: Glass, right: Glass) -> Bool {
    left.material?._paint == right.material?._paint && left.color == right.color
  }
}

extension View {
  /// Fills a capsule behind this view with a material.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: .capsule) }

  /// Fills a shape behind this view with a material.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    let paint = glass.material.map { material in
      glass.color.map { Paint.css("color-mix(in srgb, \($0._paint.color) 30%, \(material._paint.color))") }
        ?? material._paint
    }
    return background { ShapeView(geometry: shape._geometry, paint: paint ?? .css("transparent")) }
  }

  /// Has no effect: materials do not merge.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Has no effect: materials do not merge.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

/// Views with materials, which do not merge.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// - Parameter spacing: Has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

/// A button with a border, as a capsule.
public struct GlassButtonStyle {
  public init() {}
}

/// A button in the accent color, as a capsule.
public struct GlassProminentButtonStyle {
  public init() {}
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered).buttonBorderShape(.capsule)
  }
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The look of the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

extension View {
  /// Has no effect: content ends at the edges of a scroll view.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
}
