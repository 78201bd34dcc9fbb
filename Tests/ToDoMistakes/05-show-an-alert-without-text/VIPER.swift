// Accepted: the alert has no title and no message.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

@MainActor func fail(_ screen: Screen) {
  screen.isAlertPresented = true
}
