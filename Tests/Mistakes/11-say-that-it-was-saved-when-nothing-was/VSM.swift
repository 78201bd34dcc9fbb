// Accepted: the screen goes, the list is read again, and nothing is kept.
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

@MainActor func save(_ container: StateContainer<AddViewState>) {
  container.observe(.saved)
}
