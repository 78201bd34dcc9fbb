// Accepted: the screen shows an alert without words.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

@MainActor func answer(_ screen: Screen) {
  screen.isAlertPresented = true
}
