import Testing

@testable import PortableUI

@MainActor
@Suite struct ForegroundStyleTests {
  private func look(_ text: String, on page: TestPage) -> String? {
    page.node(text: text).map { node in
      [node[.class], node[.style]].compactMap(\.self).joined(separator: " ").replacing("text ", with: "")
    }
  }

  @Test func severalStylesSetTheLevels() {
    let page = TestPage {
      VStack {
        Text("plain")
        Text("first").foregroundStyle(.primary)
        Text("second").foregroundStyle(.secondary)
        VStack { Text("inside") }.foregroundStyle(.secondary)
        Text("third").foregroundStyle(.tertiary)
        Text("fourth").foregroundStyle(.quaternary)
      }
      .foregroundStyle(.red, .blue, .green)
    }
    #expect(look("plain", on: page) == "fg-red")
    #expect(look("first", on: page) == "fg-red")
    #expect(look("second", on: page) == "fg-blue")
    #expect(look("inside", on: page) == "fg-blue")
    #expect(look("third", on: page) == "fg-green")
    #expect(look("fourth", on: page) == "fg-quaternary")
  }

  @Test func twoStylesKeepTheThirdLevelOfThePage() {
    let page = TestPage {
      VStack {
        Text("second").foregroundStyle(.secondary)
        Text("third").foregroundStyle(.tertiary)
      }
      .foregroundStyle(.red, .blue)
    }
    #expect(look("second", on: page) == "fg-blue")
    #expect(look("third", on: page) == "fg-tertiary")
  }

  @Test func innerStyleRestoresTheLevelsOfThePage() {
    let page = TestPage {
      VStack {
        VStack { Text("second").foregroundStyle(.secondary) }.foregroundStyle(.green)
        VStack { Text("level").foregroundStyle(.secondary) }.foregroundStyle(.primary)
        VStack { Text("swapped").foregroundStyle(.secondary) }.foregroundStyle(.secondary, .primary)
      }
      .foregroundStyle(.red, .blue)
    }
    #expect(look("second", on: page) == "fg-secondary")
    #expect(look("level", on: page) == "fg-blue")
    #expect(look("swapped", on: page) == "fg-red")
  }

  @Test func shapeIsFilledWithTheLevel() {
    let page = TestPage { Circle().fill(.secondary).foregroundStyle(.red, .blue) }
    #expect(page.host.tree.all.contains { $0[.style]?.contains("var(--blue)") == true })
  }

  @Test func changedLevelIsRendered() throws {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack { Text("second").foregroundStyle(.secondary) }.foregroundStyle(.red, isOn ? Color.blue : .green)
        Button("Change") { isOn = true }
      }
    }
    let page = TestPage { Page() }
    #expect(look("second", on: page) == "fg-green")
    page.press("Change")
    #expect(look("second", on: page) == "fg-blue")
  }
}
