// Refused: member 'failed' expects argument of type 'AddViewState.FailureModel'
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

@MainActor func fail(_ container: StateContainer<AddViewState>) {
  container.observe(.failed)
}
