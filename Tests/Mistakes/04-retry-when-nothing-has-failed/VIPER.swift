// Accepted: the list is read again, whatever it shows.
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func retry(_ content: ListView.Content, refresh: PassthroughSubject<Void, Never>) {
  if case .sections = content { refresh.send() }
}
