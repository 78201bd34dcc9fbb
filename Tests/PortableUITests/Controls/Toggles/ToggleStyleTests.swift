import Testing

@testable import PortableUI

@MainActor
@Suite struct ToggleStyleTests {
  private struct Page<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false
    var body: some View {
      Toggle("Sound", isOn: $isOn).toggleStyle(style)
      Text(isOn ? "on" : "off")
    }
  }

  @Test func standardStylesAreSwitches() {
    for page in [TestPage { Page(style: .automatic) }, TestPage { Page(style: .switch) }] {
      #expect(page.outline == #"main[field[field-label["Sound"] switch] "off"]"#)
    }
  }

  @Test func aSwitchHasTheTintOfItsStyle() throws {
    let styled = TestPage { Toggle("Sound", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .purple)) }
    let tinted = TestPage { Toggle("Sound", isOn: .constant(true)).tint(.purple) }
    #expect(styled.outline == tinted.outline)
    #expect(try #require(styled.first(.div)?[.style]) == tinted.first(.div)?[.style])
  }

  @Test func buttonStyleIsPressedWhileTheToggleIsOn() throws {
    let page = TestPage { Page(style: .button) }
    let button = try #require(page.first(.button))
    #expect(button[.ariaPressed] == "false")
    page.press("Sound")
    #expect(page.first(.button)?[.ariaPressed] == "true")
    #expect(page.texts.contains("on"))
    page.press("Sound")
    #expect(page.first(.button)?[.ariaPressed] == "false")
    #expect(page.first(.button)?.id == button.id)
  }

  private struct Checklist: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
    }
  }

  @Test func customStyleCanSetTheToggle() throws {
    let page = TestPage { Page(style: Checklist()) }
    #expect(page.texts == ["[ ]", "Sound", "off"])
    let button = try #require(page.first(.button))
    page.host.dispatch(Event(button.id, .click))
    #expect(page.texts == ["[x]", "Sound", "on"])
  }

  private struct Doubled: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("before")
      Toggle(configuration)
    }
  }

  @Test func toggleInAStyleHasTheOuterStyle() {
    struct Page: View {
      @State private var isOn = true
      var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Doubled()).toggleStyle(.button) }
    }
    let page = TestPage { Page() }
    #expect(page.texts == ["before", "Sound"])
    #expect(page.first(.button)?[.ariaPressed] == "true")
  }

  @Test func menuItemsIgnoreTheStyle() {
    struct Page: View {
      @State private var isOn = true
      var body: some View { Menu("More") { Toggle("Sound", isOn: $isOn) }.toggleStyle(.button) }
    }
    let page = TestPage { Page() }
    let item = page.host.tree.all.first { $0[.role] == "menuitemcheckbox" }
    #expect(item?[.ariaChecked] == "true" && item?[.ariaPressed] == nil)
  }

  @Test func disabledToggleIgnoresPresses() throws {
    let page = TestPage { Page(style: .button).disabled(true) }
    let button = try #require(page.first(.button))
    #expect(page.host.dispatch(Event(button.id, .click)) == .disabled)
    #expect(page.texts.contains("off"))
  }
}
