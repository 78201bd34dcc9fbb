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
