// Refused: pattern with associated values does not match enum case 'saving'
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

func save(_ state: AddViewState) -> AnyPublisher<AddViewState, Never>? {
  guard case .saving(let model) = state else { return nil }
  return model.save()
}
