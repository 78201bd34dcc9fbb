/// What text, symbols and areas can be filled with.
public protocol ShapeStyle: Sendable {
  /// How a page paints it. Not to be implemented outside PortableUI.
  var _paint: Paint { get }
}

/// How a page paints a style: by a name that its style sheet knows, or by a value in CSS.
public enum Paint: Hashable, Sendable {
  case named(String)
  case css(String)
}

/// Levels of the colour of text, from the main one to the faintest.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _paint: Paint

  public static let primary = HierarchicalShapeStyle(_paint: .named("primary"))
  public static let secondary = HierarchicalShapeStyle(_paint: .named("secondary"))
  public static let tertiary = HierarchicalShapeStyle(_paint: .named("tertiary"))
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
}

/// The accent colour of the page.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .named("accent") }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A translucent layer over what is behind.
public struct Material: ShapeStyle {
  public let _paint: Paint

  public static let regular = Material(_paint: .named("regular-material"))
  public static let bar = Material(_paint: .named("bar"))
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var bar: Material { .bar }
}
