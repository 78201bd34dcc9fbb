import DemoStorage
import Foundation
import Testing
import ToDo

/// The requirements for all stores of to-dos.
@Suite(.serialized) struct DataStoreTests {
  private let folder = TemporaryFolder()

  @Test(arguments: TodoStorage.allCases)
  func newStoreIsEmpty(storage: TodoStorage) async throws {
    #expect(try await storage.opened(in: folder).allTodos() == [])
  }

  @Test(arguments: TodoStorage.allCases)
  func todosAreSortedByDayAndCreation(storage: TodoStorage) async throws {
    let store = try storage.opened(in: folder)
    let days = ["2026-11-23", "10000-01-01", "2026-11-21", "2027-01-01", "2026-11-23", "2026-11-21", "1970-01-01"]
    for (number, day) in days.enumerated() { try await store.save(Todo("\(number)", due: day)) }

    #expect(try await store.allTodos().map(\.title) == ["6", "2", "5", "0", "4", "3", "1"])
  }

  @Test(arguments: TodoStorage.allCases)
  func rangeIncludesTheFirstAndTheLastDay(storage: TodoStorage) async throws {
    let store = try storage.opened(in: folder)
    for day in 19...25 { try await store.save(Todo("\(day)", due: "2026-11-\(day)")) }
    func titles(_ first: Int, _ last: Int) async throws -> [String] {
      let days = CalendarDay("2026-11-\(first)")!...CalendarDay("2026-11-\(last)")!
      return try await DemoStorageTests.first(store.readTodos(due: days)).map(\.title)
    }

    #expect(try await titles(20, 23) == ["20", "21", "22", "23"])
    #expect(try await titles(21, 21) == ["21"])
    #expect(try await titles(26, 30) == [])
  }

  @Test(
    arguments: TodoStorage.allCases,
    [
      "x", "", " kept as it is \n", "<key>&amp;</key>]]>", "'; DROP TABLE todos; --", "a\u{0}b\u{1}\u{7F}", "\r\n\r\t",
      "e\u{301}", "\u{E9}", "👩‍🚀 שלום \u{202E}", "\u{FFFE}\u{FEFF}", String(repeating: "very long ", count: 20_000),
    ])
  func todoIsStoredUnchanged(storage: TodoStorage, title: String) async throws {
    let todo = Todo(title)
    try await storage.opened(in: folder).save(todo)

    let kept = try #require(try await storage.opened(in: folder).allTodos().first)
    #expect(kept == todo)
    // Strings with different bytes can be equal, so the bytes are compared too.
    #expect(Array(kept.title.utf8) == Array(title.utf8))
  }

  @Test(arguments: TodoStorage.allCases)
  func requestStartsOnSubscription(storage: TodoStorage) async throws {
    let store = try storage.opened(in: folder)
    let save = store.createTodo(Todo("Buy milk"))
    #expect(try await store.allTodos() == [])
    try await first(save)
    #expect(try await store.allTodos().map(\.title) == ["Buy milk"])
  }

  @Test(arguments: TodoStorage.allCases)
  func eachSubscriptionIsASeparateRequest(storage: TodoStorage) async throws {
    let store = try storage.opened(in: folder)
    let read = store.readTodos(due: CalendarDay("2026-11-21")!...CalendarDay("2026-11-22")!)
    #expect(try await first(read).count == 0)
    try await store.save(Todo("Buy milk"))
    #expect(try await first(read).count == 1)
  }

  @Test(arguments: TodoStorage.allCases)
  func todoSavedTwiceIsStoredOnce(storage: TodoStorage) async throws {
    let store = try storage.opened(in: folder)
    let save = store.createTodo(Todo("Buy milk"))
    try await first(save)
    try await first(save)
    #expect(try await store.allTodos().count == 1)
  }

  @Test(arguments: TodoStorage.allCases)
  func differentTodoWithTheSameIDIsRejected(storage: TodoStorage) async throws {
    let store = try storage.opened(in: folder)
    let todo = Todo("Buy milk")
    try await store.save(todo)

    await #expect(throws: DuplicateTodo(id: todo.id)) {
      try await store.save(Todo(id: todo.id, title: "Buy bread", day: todo.day))
    }
    await #expect(throws: DuplicateTodo(id: todo.id)) {
      try await store.save(Todo(id: todo.id, title: todo.title, day: todo.day.advanced(by: 1)))
    }
    #expect(try await store.allTodos() == [todo])
  }

  @Test(arguments: TodoStorage.allCases)
  func storesInOneFolderShareTodos(storage: TodoStorage) async throws {
    let (one, other) = (try storage.opened(in: folder), try storage.opened(in: folder))
    try await one.save(Todo("1"))
    try await other.save(Todo("2"))
    try await one.save(Todo("3"))
    #expect(try await one.allTodos().map(\.title) == ["1", "2", "3"])
    #expect(try await other.allTodos() == one.allTodos())
  }

  @Test(arguments: TodoStorage.allCases)
  func concurrentSavesLoseNoTodos(storage: TodoStorage) async throws {
    let stores = [try storage.opened(in: folder), try storage.opened(in: folder)]
    let todos = (0..<100).map { Todo("\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, todo) in todos.enumerated() {
        group.addTask { try await stores[number % 2].save(todo) }
        // A read fails if it gets incomplete data.
        if number % 10 == 0 { group.addTask { _ = try await stores[1].allTodos() } }
      }
      try await group.waitForAll()
    }

    #expect(try await Set(storage.opened(in: folder).allTodos()) == Set(todos))
    #expect(try await stores[0].allTodos().count == 100)
  }

  @Test(arguments: TodoStorage.allCases)
  func storeSupportsAThousandTodos(storage: TodoStorage) async throws {
    let todos = (0..<1000).map { Todo("\($0)", due: "2026-11-\(10 + $0 % 20)") }
    try storage.fill(folder, with: Array(todos.dropLast(2)))
    let store = try storage.opened(in: folder)
    for todo in todos.suffix(2) { try await store.save(todo) }

    #expect(try await store.allTodos() == todos.sorted { $0.day < $1.day })
    let day = CalendarDay("2026-11-29")!
    #expect(try await first(store.readTodos(due: day...day)) == todos.filter { $0.day == day })
  }
}
