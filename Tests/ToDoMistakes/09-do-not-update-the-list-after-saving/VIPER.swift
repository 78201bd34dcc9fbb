// Refused: missing argument for parameter 'didSave' in call
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

@MainActor func add(
  inFrontOf screen: Screen, store: any DataStore, calendar: AnyPublisher<Calendar, Never>
) {
  addWireframe(inFrontOf: screen, store: store, calendar: calendar, now: { Date() })
}
