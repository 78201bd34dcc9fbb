import Testing

@testable import PortableUI

@MainActor
@Suite struct LabelStyleTests {
  @Test func standardStylesShowTheirParts() {
    let label = Label("Add", systemImage: "plus")
    let both = #"main[label[label-icon[symbol[path]] "Add"]]"#
    #expect(TestPage { label.labelStyle(.automatic) }.outline == both)
    #expect(TestPage { label.labelStyle(.titleAndIcon) }.outline == both)
    #expect(TestPage { label.labelStyle(.titleOnly) }.outline == #"main[label["Add"]]"#)
    #expect(
      TestPage { label.labelStyle(.iconOnly) }.outline == #"main[label[label-icon[symbol[path]] unseen["Add"]]]"#)
  }

  @Test func innermostStyleIsUsed() {
    let page = TestPage {
      VStack {
        Label("Inner", systemImage: "plus").labelStyle(.titleOnly)
        Label("Outer", systemImage: "plus")
      }
      .labelStyle(.iconOnly)
    }
    #expect(page.outline.contains(#"label["Inner"]"#))
    #expect(page.outline.contains(#"unseen["Outer"]"#))
  }

  private struct Below: LabelStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        configuration.icon
        Text(mark)
      }
    }
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("[")
        Label(configuration)
        Text("]")
      }
    }
  }

  @Test func customStyleReplacesTheLabel() {
    let page = TestPage { Label(title: { Text("t") }, icon: { Text("i") }).labelStyle(Below(mark: "!")) }
    #expect(page.texts == ["t", "i", "!"])
    #expect(!page.outline.contains("label"))
  }

  @Test func labelInAStyleHasTheOuterStyle() {
    let page = TestPage { Label("Add", systemImage: "plus").labelStyle(Framed()).labelStyle(.titleOnly) }
    #expect(page.texts == ["[", "Add", "]"])
    #expect(page.outline.contains(#"label["Add"]"#))
  }

  @Test func changedTitleIsOneOperation() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Label("Count \(count)", systemImage: "plus").labelStyle(.iconOnly)
        Button("Count") { count += 1 }
      }
    }
    let page = TestPage { Page() }
    let title = try #require(page.node(text: "Count 0"))
    page.press("Count")
    #expect(page.takeOps() == [.text(title.id, "Count 1")])
  }

  @Test func changedStyleIsRendered() {
    struct Page: View {
      @State private var mark = "?"
      var body: some View {
        Label("Add", systemImage: "plus").labelStyle(Below(mark: mark))
        Button("Mark") { mark = "!" }
      }
    }
    let page = TestPage { Page() }
    page.press("Mark")
    #expect(page.texts.contains("!") && !page.texts.contains("?"))
  }
}
