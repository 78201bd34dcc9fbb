public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
  public static let quinary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { fatalError() }
  public static var secondary: HierarchicalShapeStyle { fatalError() }
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
  public static var quaternary: HierarchicalShapeStyle { fatalError() }
  public static var quinary: HierarchicalShapeStyle { fatalError() }
}

public struct TintShapeStyle: ShapeStyle {
  public init() { fatalError() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { fatalError() }
}

public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let ultraThick = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let thin = Material()
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatalError() }
  public static var ultraThickMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
  public static var thickMaterial: Material { fatalError() }
  public static var thinMaterial: Material { fatalError() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bar: Material { fatalError() }
}

public struct ForegroundStyle: ShapeStyle {
  public init() { fatalError() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { fatalError() }
}

public struct BackgroundStyle: ShapeStyle {
  public init() { fatalError() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { fatalError() }
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() { fatalError() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { fatalError() }
}

public struct FillShapeStyle: ShapeStyle {
  public init() { fatalError() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { fatalError() }
}

nonisolated public struct AnyShapeStyle: ShapeStyle {
  public init(_ style: some ShapeStyle) {}
}
