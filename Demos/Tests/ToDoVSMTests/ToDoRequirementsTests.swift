import PortableUI
import Testing
import ToDoTesting
import VSMTesting

@testable import ToDoVSM

/// The scenarios for all to-do apps.
@MainActor struct ToDoRequirementsTests {
  @Test(arguments: try Requirements("../ToDoTesting/Requirements").scenarios)
  func toDo(_ scenario: Requirements.Scenario) async throws {
    let world = ToDoWorld { store, time in
      HeadlessPage(environment: .of(.american)) { ToDoView(store: store, now: { time.now }) }
    }
    try await scenario.run(in: world, with: toDoSteps)
  }
}
