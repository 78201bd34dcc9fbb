// Accepted: the screen is dismissed, the list is read again, and nothing is stored.
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

@MainActor func save(_ container: StateContainer<AddViewState>) {
  container.observe(.saved)
}
