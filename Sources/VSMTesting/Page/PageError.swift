#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  /// Why something could not be done on a headless page, with the page as it was.
  public struct PageError: LocatedError {
    public enum Reason: Hashable, Sendable {
      /// Nothing on the page fits the query.
      case notFound(PageQuery)
      /// More than one element fits, so it is not clear which is meant.
      case ambiguous(PageQuery, count: Int)
      /// The control is there but does not answer at present.
      case disabled(PageQuery)
      /// The element stands behind a dialog of this name.
      case behindDialog(PageQuery, dialog: String)
      /// No dialog is open.
      case noDialog
      /// The dialog of this name does not let people dismiss it at present.
      case notDismissible(dialog: String)
      /// The picker has no option of this text.
      case noOption(String, offered: [String])
      /// The date picker does not take this date; it takes dates from one to another, as it writes them.
      case dateNotOffered(String, from: String?, through: String?)
      /// No view waits for a picture at this address to load; those with a placeholder do not.
      case notLoading(String)
      /// The page shows the first entry of its history, so there is nothing to go back to.
      case atFirstEntry
      /// The page shows the last entry of its history, so there is nothing to go forward to.
      case atLastEntry
      /// The element does not answer to what was done.
      case unanswered(PageQuery, EventOutcome)
    }

    public let reason: Reason
    /// The page when it happened, as its description prints it.
    public let page: String
    /// The place of the call on the page.
    public let location: TestLocation

    /// The reason in words, and the page below it.
    public var message: String {
      let problem =
        switch reason {
        case .notFound(let query): "Nothing on the page has \(query)."
        case .ambiguous(let query, let count):
          "\(count) elements have \(query); say which by another query or by identifier."
        case .disabled(let query): "The element with \(query) is disabled, so nobody could use it."
        case .behindDialog(let query, let dialog):
          "The element with \(query) is behind the dialog \"\(dialog)\", so nobody could use it before that is closed."
        case .noDialog: "No dialog is open."
        case .notDismissible(let dialog): "The dialog \"\(dialog)\" is not dismissed by Escape at present."
        case .noOption(let option, let offered):
          "The picker has no option \"\(option)\"; it offers \(offered.map { "\"\($0)\"" }.joined(separator: ", "))."
        case .dateNotOffered(let date, let from, let through):
          "The date picker does not take \(date); it takes dates from \(from ?? "any") to \(through ?? "any")."
        case .notLoading(let address): "No picture is being loaded from \"\(address)\" whose phases are shown."
        case .atFirstEntry: "The page shows the first entry of its history, so there is nothing to go back to."
        case .atLastEntry: "The page shows the last entry of its history, so there is nothing to go forward to."
        case .unanswered(let query, let outcome): "The element with \(query) does not answer to that (\(outcome))."
        }
      return "\(problem)\nThe page:\n\(page)"
    }
  }
#endif
