// Refused: value of type 'ListViewState.Content' has no member 'retry'
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

func retry(_ state: ListViewState) -> AnyPublisher<ListViewState, Never> {
  state.content.retry()
}
