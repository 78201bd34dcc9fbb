import Testing

@testable import PortableUI

@MainActor
@Suite struct ViewModifierTests {
  /// A modifier with state, which each modified view stores separately.
  private struct Counted: ViewModifier {
    let name: String
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      VStack {
        content
        if isEnabled { Text("\(name) \(count)") }
        Button("Count \(name)") { count += 1 }
      }
    }
  }

  private struct Noting: View {
    let log: Log
    let text: String
    var body: some View {
      let _ = log.note(text)
      Text(text)
    }
  }

  @Test func modifierWrapsItsContent() {
    let page = TestPage { Text("a").modifier(Counted(name: "x")) }
    #expect(page.outline == #"main[vstack["a" "x 0" button("Count x")]]"#)
  }

  @Test func stateOfAModifierIsPerViewAndDoesNotRenderTheContent() {
    let log = Log()
    let page = TestPage {
      Noting(log: log, text: "a").modifier(Counted(name: "x"))
      Noting(log: log, text: "b").modifier(Counted(name: "y"))
    }
    #expect(log.take() == ["a", "b"])
    page.press("Count x")
    page.press("Count x")
    #expect(page.texts == ["a", "x 2", "Count x", "b", "y 0", "Count y"])
    #expect(log.take() == [])
    #expect(page.takeOps().count == 2)
  }

  @Test func changesOfContentAndModifierAreRendered() {
    struct Page: View {
      let log: Log
      @State private var text = "a"
      @State private var name = "x"
      var body: some View {
        Noting(log: log, text: text).modifier(Counted(name: name))
        Button("Text") { text += "'" }
        Button("Name") { name += "'" }
        Button("Nothing") { name = name + "" }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Count x")
    page.press("Text")
    page.press("Name")
    #expect(page.texts.prefix(2) == ["a'", "x' 1"])
    #expect(log.take() == ["a", "a'"])
    _ = page.takeOps()
    page.press("Nothing")
    #expect(page.takeOps() == [])
  }

  @Test func modifierObservesTheEnvironment() {
    struct Page: View {
      @State private var isDisabled = false
      var body: some View {
        Text("a").modifier(Counted(name: "x")).disabled(isDisabled)
        Button("Toggle") { isDisabled.toggle() }
      }
    }
    let page = TestPage { Page() }
    page.press("Toggle")
    #expect(!page.texts.contains("x 0"))
    page.press("Toggle")
    #expect(page.texts.contains("x 0"))
  }

  @Test func modifierCanShowItsContentTwiceOrNever() {
    struct Times: ViewModifier {
      let count: Int
      func body(content: Content) -> some View {
        ForEach(0..<count) { _ in content }
      }
    }
    let page = TestPage {
      Button("a") {}.modifier(Times(count: 2))
      Text("b").modifier(Times(count: 0))
    }
    #expect(page.texts == ["a", "a"])
  }

  @Test func concatenatedModifiersApplyFromTheInsideOut() {
    struct Labelled: ViewModifier {
      let label: String
      func body(content: Content) -> some View {
        content
        Text(label)
      }
    }
    let both = Labelled(label: "1").concat(Labelled(label: "2"))
    let page = TestPage {
      Text("a").modifier(both)
      Text("b").modifier(EmptyModifier())
    }
    #expect(page.texts == ["a", "1", "2", "b"])
  }

  @Test func stateOfARemovedModifierIsReleased() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Text("a").modifier(Counted(name: "x")) }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let page = TestPage { Page() }
    page.press("Count x")
    page.press("Toggle")
    page.press("Toggle")
    #expect(page.texts.contains("x 0"))
    page.host.close()
    #expect(page.host.usage == Usage())
  }
}
