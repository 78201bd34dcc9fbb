import Foundation

/// A reason why a to-do is invalid.
public enum NewTodoProblem: Error, Equatable, Sendable {
  case untitled
  case past
}

extension NewTodoProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .untitled: "A to-do needs a title. Type what there is to do."
    case .past: "The date is over. Choose today or a later date."
    }
  }
}
