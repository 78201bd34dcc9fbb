import Testing

@testable import PortableUI

private struct Watcher: View {
  @Environment(\.scenePhase) private var phase
  @State private var changes: [String] = []

  var body: some View {
    Text("phase \(phase)")
      .onChange(of: phase) { old, new in changes.append("\(old) to \(new)") }
    ForEach(changes, id: \.self) { Text($0) }
  }
}

@MainActor
@Suite struct ScenePhaseTests {
  @Test func viewsFollowWhetherThePageIsVisible() {
    let page = TestPage { Watcher() }
    #expect(page.texts == ["phase active"])
    page.host.setVisible(false)
    page.host.flush()
    #expect(page.texts == ["phase background", "active to background"])
    page.host.setVisible(true)
    page.host.flush()
    #expect(page.texts == ["phase active", "active to background", "background to active"])
  }

  @Test func aPhaseThatAViewSetsTakesPrecedence() {
    let page = TestPage { Watcher().environment(\.scenePhase, .inactive) }
    page.host.setVisible(false)
    page.host.flush()
    #expect(page.texts == ["phase inactive"])
  }

  @Test func phasesAreOrderedByTheAttentionOfAPerson() {
    #expect([ScenePhase.active, .background, .inactive].sorted() == [.background, .inactive, .active])
  }
}
