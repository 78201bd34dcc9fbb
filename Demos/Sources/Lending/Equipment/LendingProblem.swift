import ErrorMessages
import Foundation
import SwiftUIShim
import VSM

/// A reason why a request has no effect.
public enum LendingProblem: Error, Equatable, Sendable {
  case unknownItem
  /// Another person has reserved the item.
  case taken(by: String)
  /// The item is not with this person.
  case notBorrowed
  /// Loans end between today and a number of days later.
  case unsuitableDay
  /// The person's role does not allow the request.
  case notAllowed
  case emptyName, longText
  /// Another keeper has changed the item since it was opened.
  case changed(Item)
}

extension LendingProblem: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unknownItem: String(localized: "There is no such item.", bundle: .module)
    case .taken(let name): String(localized: "\(name) was faster.", bundle: .module)
    case .notBorrowed: String(localized: "You do not have it.", bundle: .module)
    case .unsuitableDay: String(localized: "A loan ends in at most \(Loan.longest) days.", bundle: .module)
    case .notAllowed: String(localized: "You are not allowed to do this.", bundle: .module)
    case .emptyName: String(localized: "Enter a name.", bundle: .module)
    case .longText:
      String(
        localized:
          "Use at most \(ItemDetails.longestName) characters for the name and \(ItemDetails.longestSummary) for the description."
      )
    case .changed: String(localized: "Somebody else has changed the item.", bundle: .module)
    }
  }
}

/// An error message and an action to retry.
public struct ErrorModel<State> {
  public let message: String
  public let retry: () -> StateSequence<State>

  /// - Parameter attempt: A sentence about the failed action, for example "The item could not be loaded."
  init(
    _ attempt: String.LocalizationValue, _ error: any Error, retry: @escaping () -> StateSequence<State>
  ) {
    self.init(message: "\(String(localized: attempt, bundle: .module)) \(error.localizedDescription)", retry: retry)
  }

  private init(message: String, retry: @escaping () -> StateSequence<State>) {
    self.message = message
    self.retry = retry
  }

  /// Returns the same message with another action.
  func retrying(_ retry: @escaping () -> StateSequence<State>) -> ErrorModel {
    ErrorModel(message: message, retry: retry)
  }
}

/// An error message with a button to retry.
struct ProblemView: View {
  let message: String
  let retry: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ErrorMessage(message)
      Button("Retry") { retry() }
        .buttonStyle(.borderedProminent)
    }
  }
}
