// Refused: no exact matches in call to instance method 'flatMap'
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func saves(_ taps: AnyPublisher<Void, Never>, in store: any DataStore) -> AnyPublisher<AddAction, Never> {
  taps.flatMap { saveTodo(title: "Buy milk", date: Date(), in: .current, now: Date(), store: store) }
    .map { AddAction.saved }
    .eraseToAnyPublisher()
}
