// Refused: switch must be exhaustive
import CombineShim
import Foundation
import ToDo

@testable import ToDoViper

func text(_ content: ListView.Content) -> String {
  switch content {
  case .loading: "Loading"
  case .sections(let sections): "\(sections.count)"
  }
}
