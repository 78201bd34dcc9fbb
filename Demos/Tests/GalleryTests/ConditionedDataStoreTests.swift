import CombineShim
import DemoStorage
import TaskPublishers
import Testing
import ToDo
import VSMInspector

@testable import gallery

@MainActor struct ConditionedDataStoreTests {
  private let clock = HeldClock()
  private let conditions: NetworkConditions
  private let base: SQLiteDataStore
  private let store: ConditionedDataStore
  private let todo: Todo
  private let day = CalendarDay("2026-11-21")!

  init() throws {
    conditions = NetworkConditions(clock: clock)
    base = SQLiteDataStore(try GalleryDatabase())
    store = ConditionedDataStore(base: base, conditions: conditions)
    todo = try Todo(title: "Buy milk", day: day, today: day)
  }

  @Test func requestsArePassedToTheStore() async throws {
    try await store.createTodo(todo).firstValue()
    #expect(try await store.readTodos(due: day...day).firstValue() == [todo])
  }

  @Test func requestedFailuresStoreNothing() async throws {
    conditions.failingRequests = .all
    await #expect(throws: SimulatedFailure()) { try await store.createTodo(todo).firstValue() }
    await #expect(throws: SimulatedFailure()) { try await store.readTodos(due: day...day).firstValue() }
    #expect(try await base.readTodos(due: day...day).firstValue() == [])
  }

  @Test func requestsHaveTheConfiguredLatency() async throws {
    try await store.createTodo(todo).firstValue()
    conditions.latency = .oneSecond
    let read = Task { [store, day] in try await store.readTodos(due: day...day).firstValue() }
    let way = try await clock.next()
    #expect(way.duration == .seconds(1))
    way.end()
    #expect(try await read.value == [todo])
  }

  @Test func canceledSaveIsStillPerformed() async throws {
    let (arrivals, arrival) = AsyncStream<Todo>.makeStream()
    conditions.latency = .oneSecond
    let store = ConditionedDataStore(base: Arrivals(arrival: arrival), conditions: conditions)
    let save = store.createTodo(todo).sink { _ in
    } receiveValue: { _ in
    }
    let way = try await clock.next()
    save.cancel()
    way.end()
    var iterator = arrivals.makeAsyncIterator()
    #expect(await iterator.next() == todo)
  }
}

/// A store that reports arriving to-dos without storing them.
private struct Arrivals: DataStore {
  let arrival: AsyncStream<Todo>.Continuation

  func createTodo(_ todo: Todo) -> AnyPublisher<Void, any Error> {
    TaskPublisher { [arrival] in _ = arrival.yield(todo) }.eraseToAnyPublisher()
  }

  func readTodos(due days: ClosedRange<CalendarDay>) -> AnyPublisher<[Todo], any Error> {
    TaskPublisher { [] }.eraseToAnyPublisher()
  }
}
