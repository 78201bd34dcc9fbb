import Charts
import Foundation
import SwiftUIShim
import Testing
import ToDoTesting
import VSMTesting

@testable import ToDoViper

/// The whole app, explored. It has no state containers, so its screens are told apart by their names.
@MainActor struct ToDoChartTests {
  @Test func everyScreenIsReachedAndCanBeLeft() async throws {
    let exploration = await Exploration(
      texts: ["Title": ["Buy milk", ""]],
      // While the list is refreshed, a task of the page's waits for the store in a way that nobody can tell from work.
      isUsed: { $0 != .action(.tap(.button, "Refresh", index: 0)) }
    ) { steering in
      ToDoViperApp(store: steering.addStore(), now: { .wednesday }).environment(\.calendar, .american)
    }
    exploration.expectNoFindings()
    try Chart(of: exploration.graph, named: "to-do-viper", title: "The screens of the to-do app in VIPER").write()
  }
}
