// Refused: value of type 'AddViewState.EditingModel' has no member 'acknowledge'
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

func answer(_ model: AddViewState.EditingModel) -> AddViewState {
  model.acknowledge()
}
