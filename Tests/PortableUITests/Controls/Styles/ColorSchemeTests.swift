import Testing

@testable import PortableUI

@MainActor
@Suite struct ColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private func environment(isDark: Bool?) -> EnvironmentValues {
    var values = EnvironmentValues()
    var region = Region()
    region.isDark = isDark
    values.region = region
    return values
  }

  @Test(arguments: [(nil, "light"), (false, "light"), (true, "dark")] as [(Bool?, String)])
  func theBrowserDeterminesTheScheme(isDark: Bool?, text: String) {
    #expect(TestPage(environment: environment(isDark: isDark)) { Reader() }.texts == [text])
  }

  @Test func aReportOfTheBrowserUpdatesTheViews() {
    let page = TestPage(environment: environment(isDark: false)) { Reader() }
    page.host.environment = environment(isDark: true)
    #expect(page.texts == ["dark"])
  }

  @Test func aPreferredSchemeAppliesToThePage() {
    let page = TestPage { Reader().preferredColorScheme(.dark) }
    #expect(page.texts == ["dark"])
    #expect(page.host.tree.children[0][.class] == "contents prefers-dark")
    #expect(TestPage { Reader().preferredColorScheme(nil) }.host.tree.children[0][.class] == "contents")
  }

  @Test func aSchemeAppliesToAView() {
    let page = TestPage {
      Reader().colorScheme(.dark)
      Reader()
    }
    #expect(page.texts == ["dark", "light"])
    #expect(page.host.tree.children[0][.class] == "contents scheme-dark")
  }

  @Test func stylesHaveWeakerLevels() {
    let page = TestPage {
      Text("a").foregroundStyle(.tint.opacity(0.5))
      Text("b").foregroundStyle(.secondary.opacity(2))
      Text("c").foregroundStyle(.tint.secondary)
    }
    #expect(page.node(text: "a")?[.style] == "color:color-mix(in srgb, var(--accent) 50%, transparent)")
    #expect(page.node(text: "b")?[.style] == "color:color-mix(in srgb, var(--text-secondary) 100%, transparent)")
    #expect(page.node(text: "c")?[.style] == "color:color-mix(in srgb, var(--accent) 60%, transparent)")
  }

  @Test func aStyleOfBackgroundsAppliesInside() {
    let page = TestPage { Text("a").background(.background).backgroundStyle(.red) }
    #expect(page.host.tree.children[0][.style] == "--page:var(--red)")
  }

  @Test func controlsHaveASize() {
    struct Reader: View {
      @Environment(\.controlSize) private var size

      var body: some View { Text("\(size)") }
    }
    let page = TestPage {
      Button("a") {}.controlSize(.large)
      TextField("b", text: .constant("")).controlSize(.mini)
      Button("c") {}
      Reader().controlSize(...ControlSize.small)
    }
    #expect(page.first(.button)?[.class] == "button control-large")
    #expect(page.first(.input)?[.class] == "input control-mini")
    #expect(page.first(.button, 1)?[.class] == "button")
    #expect(page.texts.last == "small")
  }

  @Test func buttonsHaveAShape() {
    let page = TestPage {
      Button("a") {}.buttonBorderShape(.capsule)
      Button("b") {}.buttonBorderShape(.roundedRectangle(radius: 3))
    }
    #expect(page.first(.button)?[.class] == "button capsule-button")
    #expect(page.first(.button, 1)?[.style] == "border-radius:3px")
  }

  @Test func buttonsHaveSymbolsAndRoles() {
    let page = TestPage {
      Button("Add", systemImage: "plus") {}
      Button("OK", role: .confirm) {}
      Button("Close", role: .close) {}
    }
    #expect(page.outline == #"main[button[label[label-icon[symbol[path]] "Add"]] button("OK") button("Close")]"#)
    #expect(page.first(.button, 1)?[.class] == "button role-confirm")
  }

  @Test func glassIsAMaterialInAShape() {
    let page = TestPage { Text("a").glassEffect(.regular.tint(.red), in: .circle) }
    let shape = page.host.tree.all.first { $0[.class]?.contains("circle") == true }
    #expect(
      shape?[.style] == "background:color-mix(in srgb, var(--red) 30%, var(--regular-material))")
    #expect(
      TestPage { Button("b") {}.buttonStyle(.glassProminent) }.first(.button)?[.class]?.contains("capsule-button")
        == true)
  }
}
