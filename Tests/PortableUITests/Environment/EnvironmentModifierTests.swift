import Testing

@testable import PortableUI

private enum FirstKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum SecondKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

/// Modifiers that set equal values of one type for different properties.
@MainActor
@Suite struct EnvironmentModifierTests {
  /// Shows one view, then another one in its place.
  private struct Switching: View {
    let first: AnyView
    let second: AnyView
    @State private var isSecond = false
    var body: some View {
      VStack { isSecond ? second : first }
      Button("Switch") { isSecond.toggle() }
    }
  }

  /// Expects that each of two views renders the same after the other one as on its own page.
  private func expectDifference(
    _ first: some View, _ second: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let page = TestPage { Switching(first: AnyView(first), second: AnyView(second)) }
    for view in [AnyView(second), AnyView(first)] {
      page.press("Switch")
      let alone = TestPage { VStack { view } }
      #expect(
        page.host.tree.children[0].looks == alone.host.tree.children[0].looks, sourceLocation: sourceLocation)
    }
  }

  private struct Reader: View {
    @Environment(\.first) private var first
    @Environment(\.second) private var second
    var body: some View { Text("\(first) \(second)") }
  }

  private func form() -> some View {
    Form {
      TextField("Name", text: .constant("name"))
      Button("Save") {}
      Toggle("On", isOn: .constant(true))
    }
  }

  @Test func equalValueOfAnotherKeyIsADifferentChange() {
    expectDifference(Reader().environment(\.first, 1), Reader().environment(\.second, 1))
  }

  @Test func replacingDisabledByLabelsHiddenEnablesTheView() {
    expectDifference(form().disabled(true), form().labelsHidden())
  }

  @Test func disabledDiffersFromSettingIsEnabled() {
    let inner = form().disabled(true)
    expectDifference(AnyView(inner).environment(\.isEnabled, true), AnyView(inner).disabled(false))
    expectDifference(
      AnyView(form().environment(\.isEnabled, true)).disabled(true),
      AnyView(form().disabled(true)).disabled(true))
  }

  @Test func eachLookOfTextIsADifferentChange() {
    expectDifference(VStack { Text("a") }.bold(true), VStack { Text("a") }.italic(true))
    expectDifference(VStack { Text("a") }.italic(true), VStack { Text("a") }.monospaced(true))
    expectDifference(VStack { Text("a") }.monospaced(true), VStack { Text("a") }.monospacedDigit())
    expectDifference(VStack { Text("a") }.underline(), VStack { Text("a") }.strikethrough())
    expectDifference(VStack { Text("a") }.kerning(2), VStack { Text("a") }.lineSpacing(2))
  }

  @Test func eachAccessibilityPropertyIsADifferentChange() {
    let button = Button("a") {}
    expectDifference(button.accessibilityLabel("x"), button.accessibilityHint("x"))
    expectDifference(button.accessibilityHint("x"), button.accessibilityIdentifier("x"))
    expectDifference(button.accessibilityLabel(Text("x")), button.accessibilityHint(Text("x")))
    expectDifference(button.accessibilityValue(Text("x")), button.help(Text("x")))
    expectDifference(button.accessibilityHidden(true), button.disabled(true))
  }

  @Test func eachStyleIsADifferentChange() {
    struct Plain: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.title }
    }
    func all() -> some View {
      VStack {
        form(); Label("a", systemImage: "plus")
      }
    }
    expectDifference(all().labelStyle(Plain()), all().textFieldStyle(.plain))
    expectDifference(all().foregroundStyle(.red), all().foregroundStyle(.red, .blue))
  }

  @Test func keysOfDifferentTypesAreDifferentChanges() {
    expectDifference(
      Button("a") {}.keyboardShortcut("a"), Button("a") {}.keyboardShortcut("b"))
    expectDifference(
      TextField("a", text: .constant("")).submitLabel(.search), TextField("a", text: .constant("")).submitLabel(.done))
  }

  @Test func tasksWithAndWithoutIdentityDiffer() async throws {
    struct Page: View {
      let log: Log
      let done: Signal
      @State private var isSecond = false
      var body: some View {
        content
        Button("Switch") { isSecond = true }
      }
      private var content: AnyView {
        if !isSecond { return AnyView(Text("a").task { log.note("first") }) }
        return AnyView(
          Text("a").task(id: 0) {
            log.note("second")
            done.send()
          })
      }
    }
    let (log, done) = (Log(), Signal())
    let page = TestPage { Page(log: log, done: done) }
    page.press("Switch")
    try #require(page.host.usage.tasks == 2)
    await done.wait()
    #expect(log.take() == ["first", "second"])
    page.host.close()
  }

  @Test func sheetAndCoverDiffer() {
    struct Page: View {
      @State private var isCover = false
      var body: some View {
        content
      }
      private var content: AnyView {
        let view = Text("page")
        let presented = { Button("Switch") { isCover = true } }
        return isCover
          ? AnyView(view.fullScreenCover(isPresented: .constant(true), content: presented))
          : AnyView(view.sheet(isPresented: .constant(true), content: presented))
      }
    }
    let page = TestPage { Page() }
    page.press("Switch")
    #expect(page.dialogs.map { $0[.class] } == ["dialog sheet cover"])
  }
}

extension RenderNode {
  /// The properties of an element and those below it, without their identifiers.
  fileprivate var looks: [String] {
    let names: [Attribute.Name] = [.id, .ariaLabelledBy, .ariaDescribedBy, .ariaControls, .name]
    let attributes = attributes.filter { !names.contains($0.name) }.map { "\($0.name)=\($0.value)" }
    return ["\(tag.rawValue) \(attributes.sorted()) \(text ?? "") \(value?.text ?? "") \(events.rawValue)"]
      + children.flatMap { $0.looks.map { "  " + $0 } }
  }
}
