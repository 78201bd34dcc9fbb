// Accepted: the interactor returns an error at run time.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func save(in store: any DataStore, calendar: Calendar) -> AnyPublisher<Void, any Error> {
  saveTodo(title: "Buy milk", date: .distantPast, in: calendar, now: Date(), store: store)
}
