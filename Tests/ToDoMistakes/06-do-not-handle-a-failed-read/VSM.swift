// Refused: switch must be exhaustive
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

func text(_ content: ListViewState.Content) -> String {
  switch content {
  case .loading: "Loading"
  case .loaded(let sections): "\(sections.count)"
  }
}
