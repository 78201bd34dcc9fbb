// Accepted: the presenter has to ignore taps meanwhile, which a test has to check.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func tapTwice(_ save: PassthroughSubject<Void, Never>) {
  save.send()
  save.send()
}
