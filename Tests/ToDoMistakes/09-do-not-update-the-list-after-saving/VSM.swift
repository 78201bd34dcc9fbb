// Refused: missing argument for parameter 'didSave' in call
import CombineShim
import Foundation
import ToDo
import VSM

@testable import ToDoVSM

@MainActor func add(store: any DataStore) -> AddView {
  AddView(store: store, now: { Date() })
}
