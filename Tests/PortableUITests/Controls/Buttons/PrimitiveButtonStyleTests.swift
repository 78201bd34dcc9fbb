import Testing

@testable import PortableUI

@MainActor
@Suite struct PrimitiveButtonStyleTests {
  /// Requires a confirmation before it runs the action of the button.
  private struct Confirming: PrimitiveButtonStyle {
    @State private var isAsking = false

    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role) {
        isAsking.toggle()
      } label: {
        configuration.label
      }
      if isAsking {
        Button("Sure?") {
          isAsking = false
          configuration.trigger()
        }
      }
    }
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { Button(configuration) }
    }
  }

  @Test func bodyOfTheStyleReplacesTheButtonAndHasItsOwnState() {
    let log = Log()
    let page = TestPage {
      Button("a", role: .destructive) { log.note("a") }.buttonStyle(Confirming())
      Button("b") { log.note("b") }.buttonStyle(Confirming())
    }
    page.press("a")
    #expect(log.take() == [])
    #expect(page.texts == ["a", "Sure?", "b"])
    #expect(page.first(.button)?[.class] == "button role-destructive")
    page.press("Sure?")
    #expect(log.take() == ["a"])
    #expect(page.texts == ["a", "b"])
  }

  @Test func buttonInTheBodyOfTheStyleHasTheOuterStyle() {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("*")
        configuration.label
      }
    }
    let log = Log()
    let page = TestPage {
      VStack { Button("a") { log.note("a") }.buttonStyle(Framed()) }.buttonStyle(.bordered)
      VStack { Button("b") {}.buttonStyle(Framed()) }.buttonStyle(Marked())
    }
    #expect(page.outline == #"main[vstack[vstack[button["a"]]] vstack[vstack[button["*" "b"]]]]"#)
    #expect(page.first(.button)?[.class] == "button bordered")
    page.press("a")
    #expect(log.take() == ["a"])
  }
}
