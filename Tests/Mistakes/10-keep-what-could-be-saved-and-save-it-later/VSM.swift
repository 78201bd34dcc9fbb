// Accepted: a second to-do is kept; only the newer save counts on the screen.
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

@MainActor func saveTwice(_ model: AddViewState.ValidModel, container: StateContainer<AddViewState>) {
  container.observe(model.save())
  container.observe(model.save())
}
