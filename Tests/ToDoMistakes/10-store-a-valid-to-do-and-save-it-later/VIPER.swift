// Accepted: a second to-do is stored.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func saveTwice(in store: any DataStore, calendar: Calendar) -> [AnyPublisher<Void, any Error>] {
  (1...2).map { _ in saveTodo(title: "Buy milk", date: Date(), in: calendar, now: Date(), store: store) }
}
