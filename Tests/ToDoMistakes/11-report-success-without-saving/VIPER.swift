// Accepted: the screen is dismissed, the list is read again, and nothing is stored.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func saves(_ taps: AnyPublisher<Void, Never>) -> AnyPublisher<AddAction, Never> {
  taps.map { AddAction.saved }.eraseToAnyPublisher()
}
