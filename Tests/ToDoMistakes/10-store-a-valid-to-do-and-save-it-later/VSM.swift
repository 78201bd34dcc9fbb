// Accepted: a second to-do is stored; the screen shows only the result of the newer save.
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

@MainActor func saveTwice(_ model: AddViewState.ValidModel, container: StateContainer<AddViewState>) {
  container.observe(model.save())
  container.observe(model.save())
}
