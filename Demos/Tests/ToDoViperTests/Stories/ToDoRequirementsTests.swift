import Foundation
import SwiftUIShim
import Testing
import ToDoTesting
import VSMTesting

@testable import ToDoViper

/// The scenarios for all to-do apps.
@MainActor struct ToDoRequirementsTests {
  @Test(arguments: try Requirements("../../ToDoTesting/Requirements").scenarios)
  func toDo(_ scenario: Requirements.Scenario) async throws {
    let world = ToDoWorld { store, time in
      HeadlessPage {
        ToDoViperApp(store: store, now: { time.now })
          .environment(\.calendar, .american)
          .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    try await scenario.run(in: world, with: toDoSteps)
  }
}
