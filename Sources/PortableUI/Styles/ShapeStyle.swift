/// What text, symbols and areas can be filled with.
public protocol ShapeStyle: Sendable {
  /// How a page paints it. Not to be implemented outside PortableUI.
  var _paint: Paint { get }
}

/// Levels of the colour of text, from the main one to the faintest.
///
/// Text is never fainter than the third, so that it can be read; areas and shapes are.
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

/// The accent colour of the page.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .named(.accent) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style of which only the running program knows the kind.
public struct AnyShapeStyle: ShapeStyle {
  public let _paint: Paint

  public init(_ style: some ShapeStyle) {
    _paint = style._paint
  }
}
