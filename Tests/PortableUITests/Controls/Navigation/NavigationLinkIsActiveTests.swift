import Testing

@testable import PortableUI

@MainActor
@Suite struct NavigationLinkIsActiveTests {
  /// Uses deprecated initializers where that is no warning.
  @available(*, deprecated)
  private struct Page: View {
    @State private var isActive = false
    @State private var kind: String?
    let log: Log

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Details", isActive: $isActive) { Text("The details").onDisappear { log.note("left") } }
          NavigationLink(destination: Text("A cat"), tag: "cat", selection: $kind) { Text("Cat") }
          NavigationLink(tag: "dog", selection: $kind) {
            Text("A dog")
          } label: {
            EmptyView()
          }
          Button("Activate") { isActive = true }
          Button("Dog") { kind = "dog" }
          Text(isActive ? "active" : "inactive")
          Text(kind ?? "no kind")
        }
        .navigationTitle("Home")
      }
    }
  }

  @available(*, deprecated)
  @Test func pressSetsTheBindingAndGoingBackResetsIt() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(page.texts.contains("inactive"))
    #expect(page.press("Details") == .handled)
    #expect(page.shown == ["Home", "The details"])
    #expect(page.texts.contains("active"))
    page.press("Home")
    #expect(page.shown.contains("inactive"))
    #expect(log.take() == ["left"])
  }

  @available(*, deprecated)
  @Test func bindingPresentsTheView() {
    let page = TestPage { Page(log: Log()) }
    page.press("Activate")
    #expect(page.shown == ["Home", "The details"])
    page.press("Home")
    page.press("Activate")
    #expect(page.shown == ["Home", "The details"], "a second time")
  }

  @available(*, deprecated)
  @Test func selectionPresentsTheViewOfItsTag() {
    let page = TestPage { Page(log: Log()) }
    page.press("Cat")
    #expect(page.shown == ["Home", "A cat"])
    #expect(page.texts.contains("cat"))
    page.press("Home")
    #expect(page.shown.contains("no kind"))
  }

  @available(*, deprecated)
  @Test func linkWithoutALabelOnlyFollowsItsBinding() {
    let page = TestPage { Page(log: Log()) }
    #expect(page.host.tree.all.count { $0[.role] == "link" } == 2)
    page.press("Dog")
    #expect(page.shown == ["Home", "A dog"])
  }

  @available(*, deprecated)
  @Test func linkIsDisabledOutsideAView() {
    let page = TestPage { NavigationLink("a", destination: Text("b"), isActive: .constant(false)) }
    #expect(page.press("a") == .disabled)
  }

  /// Two branches of one expression have the same type, so the link keeps its node.
  @available(*, deprecated)
  @Test func linkCanLoseAndGainItsBinding() {
    struct Page: View {
      @State private var isBound = true
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            isBound
              ? NavigationLink("Link", destination: Text("b"), isActive: $isActive)
              : NavigationLink("Link", destination: Text("b"))
            Button("Change") { isBound.toggle() }
          }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Change")
    page.press("Link")
    #expect(page.shown == ["Back", "b"])
  }
}
