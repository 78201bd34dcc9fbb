#if !canImport(SwiftUI) || PortableUI
  import Foundation
  import Gherkin
  import ToDo
  import VSMTesting

  /// The world that the steps of a to-do app's scenario share.
  @MainActor package final class ToDoWorld: PageWorld {
    let store = KeptTodos()
    let time = SteeredTime()
    let open: (KeptTodos, SteeredTime) -> HeadlessPage
    package private(set) var page: HeadlessPage?

    /// - Parameter open: Opens the app with an American calendar and locale.
    package init(open: @escaping (KeptTodos, SteeredTime) -> HeadlessPage) {
      self.open = open
    }

    func openApp() {
      page = open(store, time)
    }

    /// The text of the list, in one line.
    var list: String {
      get throws { try openPage.findAll(.role(.list)).first?.text ?? "" }
    }
  }

  /// The steps of the feature file for all to-do apps.
  package let toDoSteps = Steps<ToDoWorld> {
    Steps.page
    Given("today is Wednesday, 18 November 2026") { world in world.time.now = .wednesday }
    Given("these to-dos are kept") { (world, table: DataTable) in
      world.store.todos = table.records.compactMap { record in
        record["due"].flatMap { due in record["title"].map { Todo.due(due, $0) } }
      }
    }
    Given("no space is left") { world in world.store.isFull = true }
    Given("there is space again") { world in world.store.isFull = false }
    When("I (have )open(ed) the app") { world in world.openApp() }
    When("I pick {string} in {string}") { (world, day: String, label: String) in
      try world.openPage.pick(Date("\(day)T12:00:00Z"), in: label)
    }
    Then("the list should read") { (world, table: DataTable) in
      let list = try world.list
      if list != table.texts.joined().joined(separator: " ") { throw StepFailure("The list reads: \(list)") }
    }
  }
#endif
