// Accepted: the presenter asks for no tap meanwhile, which a test has to hold it to.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func tapTwice(_ save: PassthroughSubject<Void, Never>) {
  save.send()
  save.send()
}
