import Testing

@testable import PortableUI

@MainActor
@Suite struct TextTests {
  @Test func fontStylesSetClasses() {
    let page = TestPage {
      Text("plain")
      Text("styled").font(.title2).bold().italic().monospaced().foregroundStyle(.secondary)
      Text("sized").font(.system(size: 12.5)).foregroundStyle(Color(red: 1, green: 0, blue: 0.5, opacity: 0.5))
    }
    let nodes = page.host.tree.children
    #expect(nodes[0].attributes == [Attribute(.class, "text")])
    #expect(nodes[1].attributes == [Attribute(.class, "text font-title2 bold italic monospaced fg-secondary")])
    #expect(nodes[2][.style] == "font-size:12.5px;color:rgb(255 0 128 / 0.5)")
  }

  @Test func propertiesOfTheTextPrecedeInheritedOnes() {
    let page = TestPage {
      VStack {
        Text("inherits")
        Text("own").font(.caption).foregroundStyle(.red)
        Text("weight").fontWeight(.semibold)
      }
      .font(.headline).foregroundStyle(.blue)
    }
    let names = page.host.tree.children[0].children.map { $0[.class] }
    #expect(names[0] == "text font-headline fg-blue")
    #expect(names[1] == "text font-caption fg-red")
    #expect(names[2] == "text font-headline semibold fg-blue")
  }

  @Test(arguments: [
    (Font.largeTitle, Tag.h1), (.title, .h1), (.title2, .h2), (.headline, .h2), (.body, .h3), (.system(size: 40), .h3),
  ])
  func levelOfAHeaderDependsOnItsFont(font: Font, tag: Tag) {
    let page = TestPage { Text("a").font(font).accessibilityAddTraits(.isHeader) }
    #expect(page.node(text: "a")?.tag == tag)
  }

  @Test func textThatBecomesAHeadingIsReplacedInPlace() throws {
    struct Page: View {
      @State private var isHeading = false
      var body: some View {
        Text("a")
        Text("b").accessibilityAddTraits(isHeading ? .isHeader : [])
        Button("Toggle") { isHeading.toggle() }
      }
    }
    let page = TestPage { Page() }
    let old = try #require(page.node(text: "b"))
    page.press("Toggle")
    let new = try #require(page.node(text: "b"))
    #expect(new.tag == .h3)
    #expect(new.id > old.id)
    #expect(page.outline == #"main["a" h3("b") button("Toggle")]"#)
    page.press("Toggle")
    #expect(page.outline == #"main["a" "b" button("Toggle")]"#)
  }

  @Test func initializersShowTheirText() {
    let string = "s"
    let page = TestPage {
      Text(verbatim: "v")
      Text(string)
      Text(string.dropFirst(0))
      Text("literal \(1 + 1)")
    }
    #expect(page.texts == ["v", "s", "s", "literal 2"])
  }

  @Test func equalTextsAreEqual() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a") != Text("b"))
  }
}
