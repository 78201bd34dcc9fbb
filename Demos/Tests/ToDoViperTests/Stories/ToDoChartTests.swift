import Charts
import Foundation
import SwiftUIShim
import Testing
import ToDoTesting
import VSMTesting

@testable import ToDoViper

/// Explores the whole app. It has no state containers, so its screens are identified by their names.
@MainActor struct ToDoChartTests {
  @Test func everyScreenIsReachedAndCanBeLeft() async throws {
    let exploration = await Exploration(
      texts: ["Title": ["Buy milk", ""]],
      // During a refresh, a task of the page waits for the store, which can't be distinguished from running work.
      isUsed: { $0 != .action(.tap(.button, "Refresh", index: 0)) }
    ) { steering in
      ToDoViperApp(store: steering.addStore(), now: { .wednesday }).environment(\.calendar, .american)
    }
    exploration.expect(.nothingTypedIsLost)
    exploration.expectNoFindings()
    try Chart(of: exploration.graph, named: "to-do-viper", title: "The screens of the to-do app in VIPER").write()
  }
}
