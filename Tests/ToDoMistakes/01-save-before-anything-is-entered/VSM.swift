// Refused: value of type 'AddViewState.EditingModel' has no member 'save'
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

func save(_ model: AddViewState.EditingModel) -> AnyPublisher<AddViewState, Never> {
  model.save()
}
