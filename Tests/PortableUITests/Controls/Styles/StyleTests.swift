import Testing

@testable import PortableUI

@MainActor
@Suite struct StyleTests {
  @Test func styleOfAListIsAClass() {
    let page = TestPage {
      List { Text("a") }
      VStack { List { Text("a") } }.listStyle(.plain)
      List { Text("a") }.listStyle(.insetGrouped)
      List { Text("a") }.listStyle(.automatic)
    }
    let names = page.host.tree.all.filter { $0.tag == .ul }.map { $0[.class] }
    #expect(names == ["list", "list plain", "list", "list"])
  }

  @Test func fontAndColorAreInheritedThroughStacksAndControls() {
    let page = TestPage {
      VStack { Button("a") {} }.font(.title).foregroundStyle(.tint)
    }
    #expect(page.node(text: "a")?[.class] == "text font-title fg-accent")
  }

  @Test func nilFontAndColorRestoreTheDefault() {
    let page = TestPage {
      VStack { Text("a").font(nil).foregroundColor(nil) }.font(.title).foregroundColor(.red)
      VStack {
        VStack { Text("b") }.font(nil)
      }
      .font(.title)
    }
    #expect(page.node(text: "b")?[.class] == "text")
  }

  @Test(arguments: [
    (Font.body.bold(), "text font-body bold"), (.body.italic(), "text font-body italic"),
    (.system(.callout, design: .monospaced, weight: .medium), "text font-callout medium monospaced"),
    (.largeTitle.weight(.regular), "text font-large-title regular"),
  ])
  func fontsAreClasses(font: Font, names: String) {
    #expect(TestPage { Text("a").font(font) }.node(text: "a")?[.class] == names)
  }

  @Test func changedColorIsOneOperation() throws {
    struct Page: View {
      @State private var isRed = false
      var body: some View {
        VStack { Text("a") }.foregroundStyle(isRed ? .red : .blue)
        Button("Red") { isRed = true }
      }
    }
    let page = TestPage { Page() }
    let text = try #require(page.node(text: "a"))
    page.press("Red")
    #expect(page.takeOps() == [.attribute(text.id, .class, "text fg-red")])
  }

  @Test(arguments: [(-1.0, 0), (2, 255), (.nan, 0), (0.5, 128)])
  func componentsOfAColorAreClamped(part: Double, byte: Int) {
    #expect(Color(red: part, green: 0, blue: 0)._paint == .css("rgb(\(byte) 0 0 / 1)"))
  }
}
