import Charts
import PortableUI
import Testing
import ToDo
import ToDoTesting
import VSM
import VSMTesting

@testable import ToDoVSM

/// Explores the two screens of the app together, and each of them for a chart.
@MainActor struct ToDoChartTests {
  private static func list(_ steering: Steering) -> ToDoView {
    ToDoView(store: steering.addStore(), now: { .wednesday })
  }

  @Test func everyStateIsReachedAndCanBeLeftDuringAnyActivityOfTheList() async {
    let exploration = await Exploration(
      texts: ["Title": ["Buy milk"]], environment: .of(.american),
      // The other actions to save and to cancel are explored below.
      isUsed: { ![.action(.escape), .action(.submit("Title"))].contains($0) }, feature: Self.list)
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings()
  }

  @Test func chartOfTheListIsDrawn() async throws {
    let exploration = await Exploration(
      environment: .of(.american), isUsed: { $0 != .action(.tap(.button, "Add", index: 0)) }, feature: Self.list)
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings()
    try Chart(of: exploration.graph, named: "to-do-list", title: "The states of the list of to-dos").write()
  }

  @Test func chartOfTheAddScreenIsDrawn() async throws {
    let exploration = await Exploration(
      texts: ["Title": ["Buy milk", ""]], environment: .of(.american),
      name: { $0.isEmpty ? "not adding" : StateInContainer.names($0) }, isRestarted: true,
      deployed: try .deployed(named: "to-do-add")
    ) { steering in
      Adding(store: steering.addStore())
    }
    exploration.expect(.everyErrorCanBeRetried, .nothingTypedIsLost)
    exploration.expectNoFindings()
    try exploration.expectDeployKeepsStates(named: "to-do-add")
    #expect(
      exploration.restarts == [
        "not adding": ["not adding"], "editing": ["editing"], "saving": ["editing"], "failed": ["failed"],
      ])
    try Chart(of: exploration.graph, named: "to-do-add", title: "The states of adding a to-do").write()
  }

  /// A page that presents the Add screen.
  private struct Adding: View {
    @RestorableValue("isAdding") private var isAdding = false
    let store: any DataStore

    var body: some View {
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) { AddView(store: store, now: { .wednesday }, didSave: {}) }
    }
  }
}
