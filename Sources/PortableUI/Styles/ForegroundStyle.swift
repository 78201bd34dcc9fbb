/// The style of text and symbols at the place of the view.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("currentColor") }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The color of the page's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("var(--page)") }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The color of the lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("var(--hairline)") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The color of the areas behind controls.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .css("var(--fill)") }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
