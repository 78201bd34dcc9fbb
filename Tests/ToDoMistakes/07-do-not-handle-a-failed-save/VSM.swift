// Refused: switch must be exhaustive
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

func text(_ state: AddViewState) -> String {
  switch state {
  case .editing, .saving: "New To-do"
  case .saved: "Saved"
  }
}
