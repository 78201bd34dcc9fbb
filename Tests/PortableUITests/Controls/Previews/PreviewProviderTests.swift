import Testing

@testable import PortableUI

@MainActor
@Suite struct PreviewProviderTests {
  private struct Several: PreviewProvider {
    static var previews: some View {
      Group {
        Text("a").previewDisplayName("Loading")
        Button("b") {}.previewDisplayName("Loaded").padding()
        Text("c")
      }
      .environment(\.isEnabled, false)
      if true { Text("d").previewDisplayName("Inner").previewDisplayName("Outer") }
      ForEach(0..<2) { Text("\($0)").previewDisplayName("Row \($0)") }
    }
  }

  private struct One: PreviewProvider {
    static var previews: some View {
      VStack {
        Text("a"); Text("b")
      }
    }
  }

  @Test func eachViewIsAPreviewWithItsName() {
    #expect(Several.allPreviews.map(\.name) == ["Loading", "Loaded", nil, "Outer", "Row 0", "Row 1"])
    let texts = Several.allPreviews.map { preview in TestPage { preview.content }.texts }
    #expect(texts == [["a"], ["b"], ["c"], ["d"], ["0"], ["1"]])
  }

  @Test func modifierOfSeveralViewsAppliesToEach() {
    let page = TestPage { Several.allPreviews[1].content }
    #expect(page.press("b") == .disabled)
    #expect(page.outline == #"main[preview[box[button("b")]]]"#)
  }

  @Test func stackIsOnePreview() {
    #expect(One.allPreviews.count == 1)
    #expect(One.allPreviews[0].name == nil)
  }

  @Test func nameOfAPreviewIsNotRendered() {
    let page = TestPage { Text("a").previewDisplayName("Loading") }
    #expect(page.outline == #"main["a"]"#)
  }

  @Test func previewDoesNotSetTheTitleAndContainsItsDialogs() throws {
    struct Presenting: View {
      @State private var isPresented = true
      var body: some View {
        Button("Open") { isPresented = true }
          .navigationTitle("Inside")
          .alert("Question", isPresented: $isPresented) { Button("Answer") {} }
      }
    }
    struct Both: PreviewProvider {
      static var previews: some View {
        Presenting()
        Presenting()
      }
    }
    let page = TestPage {
      Text("All").navigationTitle("Previews")
      ForEach(0..<2) { Both.allPreviews[$0].content }
    }
    #expect(page.host.title == "Previews")
    #expect(page.dialogs == [])
    let frames = page.host.tree.children.filter { $0[.class] == "preview" }
    #expect(
      frames.map { $0.all.compactMap(\.text) } == [["Open", "Question", "Answer"], ["Open", "Question", "Answer"]])
    #expect(page.host.tree.all.allSatisfy { $0.tag != .dialog })
    page.press("Answer")
    #expect(page.texts == ["All", "Open", "Open", "Question", "Answer"])
    page.press("Open")
    #expect(page.texts == ["All", "Open", "Question", "Answer", "Open", "Question", "Answer"])
    page.host.close()
    #expect(page.host.usage == Usage())
  }

  @Test func previewDoesNotTakeTheFocus() throws {
    struct Asking: View {
      @FocusState private var isFocused: Bool
      @State private var isPresented = true
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
        Text(isFocused ? "focused" : "not focused")
        Text("Page").alert("Question", isPresented: $isPresented) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    struct Provider: PreviewProvider {
      static var previews: some View { Asking() }
    }
    let page = TestPage { Provider.allPreviews[0].content }
    #expect(page.host.focusedElement == nil)
    #expect(page.texts.contains("not focused"))
    #expect(page.host.tree.all.allSatisfy { $0[.autofocus] == nil })

    let field = try #require(page.first(.input))
    page.host.dispatch(Event(field.id, .focus))
    #expect(page.texts.contains("focused"), "the person's own focus counts")
  }
}
