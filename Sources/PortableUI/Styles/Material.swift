/// A translucent layer over what is behind, from the thinnest to the thickest.
public struct Material: ShapeStyle {
  public let _paint: Paint

  public static let ultraThin = Material(_paint: .named("ultra-thin-material"))
  public static let thin = Material(_paint: .named("thin-material"))
  public static let regular = Material(_paint: .named("regular-material"))
  public static let thick = Material(_paint: .named("thick-material"))
  public static let ultraThick = Material(_paint: .named("ultra-thick-material"))
  public static let bar = Material(_paint: .named("bar"))
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
