/// A style that fills text, symbols and areas.
public protocol ShapeStyle: Sendable {
  /// The rendering on a page. Do not implement this outside PortableUI.
  var _paint: Paint { get }
}

/// Levels of the text color, from the strongest to the weakest.
///
/// Text is never weaker than the third level, for legibility; areas and shapes can be.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _paint: Paint

  public static let primary = HierarchicalShapeStyle(_paint: .named(.primary))
  public static let secondary = HierarchicalShapeStyle(_paint: .named(.secondary))
  public static let tertiary = HierarchicalShapeStyle(_paint: .named(.tertiary))
  public static let quaternary = HierarchicalShapeStyle(_paint: .named(.quaternary))
  public static let quinary = HierarchicalShapeStyle(_paint: .named(.quinary))
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The accent color of the page.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .named(.accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  public let _paint: Paint

  public init(_ style: some ShapeStyle) { _paint = style._paint }

  init(paint: Paint) { _paint = paint }
}

/// A translucent layer over the background, from the thinnest to the thickest.
public struct Material: ShapeStyle {
  public let _paint: Paint

  public static let ultraThin = Material(_paint: .named(.ultraThinMaterial))
  public static let thin = Material(_paint: .named(.thinMaterial))
  public static let regular = Material(_paint: .named(.regularMaterial))
  public static let thick = Material(_paint: .named(.thickMaterial))
  public static let ultraThick = Material(_paint: .named(.ultraThickMaterial))
  public static let bar = Material(_paint: .named(.bar))
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
