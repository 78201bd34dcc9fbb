// Refused: An action must not fail. Let its publisher catch the error and send a state.
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

@MainActor func save(_ todo: Todo, in store: any DataStore, container: StateContainer<AddViewState>) {
  container.observe(store.createTodo(todo).map { AddViewState.saved })
}
