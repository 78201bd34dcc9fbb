import Testing
import ToDo
import ToDoTesting

struct TodoTests {
  private let today = CalendarDay("2026-11-21")!

  @Test func titleIsTrimmed() throws {
    let todo = try Todo(title: " Buy  milk\n", day: today, today: today)
    #expect(todo.title == "Buy  milk")
    #expect(todo.day == today)
  }

  @Test func todosHaveUniqueIDs() throws {
    let todos = try (0..<2).map { _ in try Todo(title: "Buy milk", day: today, today: today) }
    #expect(todos[0].id != todos[1].id)
  }

  @Test(arguments: ["", " ", "\n\t "])
  func titleIsRequired(title: String) {
    #expect(throws: NewTodoProblem.untitled) { try Todo(title: title, day: today, today: today) }
  }

  @Test func pastDayIsRejected() {
    #expect(throws: NewTodoProblem.past) { try Todo(title: "Buy milk", day: today.advanced(by: -1), today: today) }
  }
}
