// Refused: switch must be exhaustive
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

@MainActor func perform(_ action: AddAction, on screen: Screen) {
  switch action {
  case .cancel, .saved: screen.dismiss()
  }
}
