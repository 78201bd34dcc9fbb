import Testing

@testable import PortableUI

/// Tests of colors and gradients in CSS.
@Suite struct PaintTests {
  @Test(arguments: [
    (Color(hue: 0, saturation: 1, brightness: 1), "rgb(255 0 0 / 1)"),
    (Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5), "rgb(0 128 0 / 1)"),
    (Color(hue: 0.5, saturation: 0.5, brightness: 1, opacity: 0.25), "rgb(128 255 255 / 0.25)"),
    (Color(hue: .nan, saturation: 0, brightness: 1), "rgb(255 255 255 / 1)"),
    (Color(.displayP3, red: 1, green: 0.5, blue: 0), "color(display-p3 1 0.5 0 / 1)"),
    (Color(.sRGBLinear, white: 0, opacity: 0.33), "color(srgb-linear 0 0 0 / 0.33)"),
    (.red.opacity(0.5), "color-mix(in srgb, var(--red) 50%, transparent)"),
    (.primary.opacity(.nan), "color-mix(in srgb, var(--text) 0%, transparent)"),
    (.white, "#ffffff"), (.accentColor, "var(--accent)"),
  ])
  func colorsHaveCSSValues(color: Color, css: String) {
    #expect(color._paint.color == css)
  }

  @Test(arguments: [
    (
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) as any ShapeStyle,
      "linear-gradient(90deg, var(--red) 0%, var(--blue) 100%)"
    ),
    (
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing),
      "linear-gradient(to bottom right, var(--red) 0%, var(--blue) 100%)"
    ),
    (
      LinearGradient(stops: [], startPoint: .top, endPoint: .bottom),
      "linear-gradient(180deg, rgb(0 0 0 / 0) 0%, rgb(0 0 0 / 0) 0%)"
    ),
    (
      LinearGradient(
        stops: [.init(color: .red, location: .nan)], startPoint: .init(x: .nan, y: 0), endPoint: .bottom),
      "linear-gradient(180deg, var(--red) 0%, var(--red) 0%)"
    ),
    (
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 10, endRadius: 40),
      "radial-gradient(circle 40px at 50% 50%, var(--red) 25%, var(--blue) 100%)"
    ),
    (
      RadialGradient(colors: [.red], center: .top, startRadius: .nan, endRadius: .infinity),
      "radial-gradient(circle 100000px at 50% 0%, var(--red) 0%, var(--red) 0%)"
    ),
    (
      AngularGradient(colors: [.red, .blue, .red], center: .center, angle: .degrees(45)),
      "conic-gradient(from 135deg at 50% 50%, var(--red) 0%, var(--blue) 50%, var(--red) 100%)"
    ),
    (
      AngularGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], center: .top),
      "conic-gradient(from 90deg at 50% 0%, var(--red) 0%, var(--blue) 30%)"
    ),
    (
      .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) as LinearGradient,
      "linear-gradient(90deg, var(--red) 0%, var(--blue) 100%)"
    ),
    (Gradient(colors: [.red, .blue]), "linear-gradient(180deg, var(--red) 0%, var(--blue) 100%)"),
    (
      .radialGradient(Gradient(colors: [.red, .blue]), endRadius: 40) as RadialGradient,
      "radial-gradient(circle 40px at 50% 50%, var(--red) 0%, var(--blue) 100%)"
    ),
  ])
  func gradientsHaveCSSValues(style: any ShapeStyle, css: String) {
    #expect(style._paint.fill == css)
  }

  @Test func singleColorOfAGradientIsItsFirst() {
    let style = LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
    #expect(style._paint.color == "var(--green)")
    #expect(Color.red.gradient._paint.color == "var(--red)")
  }

  @Test func levelsAreIncreasinglyFaint() {
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    #expect(Set(levels.map(\._paint.color)).count == 5)
  }
}
