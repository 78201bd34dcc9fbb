import Testing

@testable import PortableUI

@MainActor
@Suite struct FiltersTests {
  private func style<Content: View>(_ view: Content) -> String? {
    TestPage { view }.host.tree.children[0][.style]
  }

  @Test func filtersAreStyles() {
    #expect(style(Text("a").blur(radius: 3)) == "filter:blur(3px)")
    #expect(style(Text("a").brightness(-0.25)) == "filter:brightness(0.75)")
    #expect(style(Text("a").saturation(2)) == "filter:saturate(2)")
    #expect(style(Text("a").grayscale(1)) == "filter:grayscale(1)")
    #expect(style(Text("a").contrast(.nan)) == "filter:contrast(1)")
    #expect(style(Text("a").hueRotation(.degrees(90)))?.hasPrefix("filter:hue-rotate(") == true)
    #expect(style(Text("a").colorInvert()) == "filter:invert(1)")
    #expect(style(Text("a").blendMode(.colorDodge)) == "mix-blend-mode:color-dodge")
    #expect(style(Text("a").compositingGroup()) == "isolation:isolate")
  }

  @Test func modesThatCSSLacksAreReported() {
    UnsupportedFeature.Reports.$current.withValue(UnsupportedFeature.Reports()) {
      #expect(style(Text("a").blendMode(.destinationOut)) == nil)
      #expect(!UnsupportedFeature.Reports.current.note(.blendMode))
    }
  }

  @Test func shapesAndGradientsAreMasks() {
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    #expect(style(Text("a").mask(gradient))?.hasPrefix("mask:linear-gradient(") == true)
    let rounded = TestPage { Text("a").mask(RoundedRectangle(cornerRadius: 4)) }.host.tree.children[0]
    #expect(rounded[.class] == "box clipped" && rounded[.style] == "border-radius:4px")
    let circle = TestPage { Text("a").mask { Circle().fill(.black) } }.host.tree.children[0]
    #expect(circle[.class] == "box clipped circle")
    #expect(style(Text("a").mask { gradient })?.hasPrefix("mask:linear-gradient(") == true)
  }

  @Test func otherMasksAreReported() {
    UnsupportedFeature.Reports.$current.withValue(UnsupportedFeature.Reports()) {
      #expect(style(Text("a").mask { Text("b") }) == nil)
      #expect(!UnsupportedFeature.Reports.current.note(.mask))
    }
  }

  @Test func viewsHavePlaces() {
    let page = TestPage { Text("a").position(x: 10, y: 20) }
    #expect(page.outline == #"main[box[box["a"]]]"#)
    #expect(page.host.tree.children[0].children[0][.style] == "left:10px;top:20px")
    #expect(style(Text("a").layoutPriority(1)) == "flex-shrink:0")
    #expect(style(Text("a").layoutPriority(-1)) == "flex-shrink:1000")
  }

  @Test func insetsAreAboveOrBelowTheContent() {
    let below = TestPage { Text("a").safeAreaInset(edge: .bottom) { Text("bar") } }
    #expect(below.texts == ["a", "bar"])
    #expect(below.host.tree.all.contains { $0[.class] == "pinned-below" })
    #expect(TestPage { Text("a").safeAreaInset(edge: .top) { Text("bar") } }.texts == ["bar", "a"])
    #expect(TestPage { Text("a").safeAreaInset(edge: .leading) { Text("bar") } }.texts == ["bar", "a"])
  }

  @Test func scrollViewsHaveSettings() {
    let page = TestPage {
      ScrollView { Text("a") }
        .scrollIndicators(.hidden)
        .scrollDisabled(true)
        .contentMargins(.horizontal, 8)
        .contentMargins(.top, 4)
    }
    let scroller = page.host.tree.all.first { $0[.class]?.hasPrefix("scroll ") == true }
    #expect(scroller?[.class] == "scroll no-indicators no-scrolling")
    #expect(scroller?[.style] == "padding-block:4px 0px;padding-inline:8px 8px")
  }

  @Test func namespacesAreStable() {
    struct Page: View {
      @Namespace private var first
      @Namespace private var second
      @State private var seen: [Namespace.ID] = []

      var body: some View {
        Button("\(seen.count) \(first == second) \(Set(seen).count)") { seen.append(first) }
      }
    }
    let page = TestPage { Page() }
    page.press("0 false 0")
    page.press("1 false 1")
    #expect(page.texts == ["2 false 1"])
  }

  @Test func metricsFollowTheSizeOfText() {
    struct Page: View {
      @ScaledMetric(relativeTo: .body) private var size = 10.0

      var body: some View { Text("\(Int(size))") }
    }
    let page = TestPage {
      Page()
      Page().dynamicTypeSize(.accessibility1)
      Page().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)
    }
    #expect(page.texts == ["10", "16", "10"])
  }
}
