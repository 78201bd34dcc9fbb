import PortableUI
import VSMTestingCore

/// A criterion for elements of a page.
///
/// The functions of a page take the name of an element. Use a query if several elements have the name:
///
/// ```swift
/// try page.tap(.role(.button, name: "Save"))
/// ```
///
/// Exactly one element has to match. Otherwise the function throws a ``PageError``, which shows the page.
public enum PageQuery: Hashable, Sendable, CustomStringConvertible {
  /// An element that displays exactly this text.
  case text(String)
  /// A control, heading, image or group with this name.
  case label(String)
  /// An element with this accessibility identifier.
  case identifier(String)
  /// An element with this role and, if given, this name.
  case role(Role, name: String? = nil)

  func matches(_ element: PageElement) -> Bool {
    switch self {
    case .text(let text): element.node.text == text
    case .label(let label): element.role.isNamed && element.name == label
    case .identifier(let identifier): element.identifier == identifier
    case .role(let role, let name): element.role == role && (name == nil || element.name == name)
    }
  }

  public var description: String {
    switch self {
    case .text(let text): "the text \"\(text)\""
    case .label(let label): "the label \"\(label)\""
    case .identifier(let identifier): "the identifier \"\(identifier)\""
    case .role(let role, let name?): "the \(role.rawValue) \"\(name)\""
    case .role(let role, nil): "a \(role.rawValue)"
    }
  }
}

/// The error of a failed use of a headless page, with the page at that time.
public struct PageError: LocatedError {
  public enum Reason: Hashable, Sendable {
    /// No element matches the query.
    case notFound(PageQuery)
    /// More than one element matches.
    case ambiguous(PageQuery, count: Int)
    /// The control is disabled.
    case disabled(PageQuery)
    /// The element is behind the dialog with this name.
    case behindDialog(PageQuery, dialog: String)
    /// No dialog is open.
    case noDialog
    /// The dialog with this name cannot be dismissed by Escape at present.
    case notDismissible(dialog: String)
    /// No view of the page uses the key of the stored text, or the text is too long.
    case notStored(String)
    /// The picker has no option with this text.
    case noOption(String, offered: [String])
    /// The date picker does not accept this date. It accepts dates in a range, written in its format.
    case dateNotOffered(String, from: String?, through: String?)
    /// No view observes the loading of an image with this address. Views with only a placeholder do not.
    case notLoading(String)
    /// The page has fewer lists that do not show all their rows.
    case noLongList(number: Int, count: Int)
    /// The page has exported no file since the last call.
    case noExportedFile
    /// The page is at the first entry of its history.
    case atFirstEntry
    /// The page is at the last entry of its history.
    case atLastEntry
    /// The element does not handle the event.
    case unanswered(PageQuery, EventOutcome)
  }

  public let reason: Reason
  /// The description of the page at the time of the error.
  public let page: String
  /// The location of the call on the page.
  public let location: TestLocation

  /// The reason, followed by the page.
  public var message: String {
    let problem =
      switch reason {
      case .notFound(let query): "Nothing on the page has \(query)."
      case .ambiguous(let query, let count):
        "\(count) elements have \(query). Use a more specific query or an identifier."
      case .disabled(let query): "The element with \(query) is disabled, so it cannot be used."
      case .behindDialog(let query, let dialog):
        "The element with \(query) is behind the dialog \"\(dialog)\", so it cannot be used until the dialog is closed."
      case .noDialog: "No dialog is open."
      case .notDismissible(let dialog): "The dialog \"\(dialog)\" cannot be dismissed by Escape at present."
      case .notStored(let key):
        """
        The page has not accepted the text for the key \"\(key)\". Either no AppStorage, SceneStorage or restorable state \
        of the page has this key, or it cannot decode the text, or the text is too long.
        """
      case .noOption(let option, let offered):
        "The picker has no option \"\(option)\". It offers \(offered.map { "\"\($0)\"" }.joined(separator: ", "))."
      case .dateNotOffered(let date, let from, let through):
        "The date picker does not accept \(date). It accepts dates from \(from ?? "any") to \(through ?? "any")."
      case .notLoading(let address): "No view displays the loading phases of an image at \"\(address)\"."
      case .noExportedFile:
        "The page has exported no file. A fileExporter exports one when its isPresented becomes true."
      case .noLongList(let number, let count):
        """
        The page has no long list number \(number): it has \(count). Lists are complete up to the rowLimit with which the \
        page was created.
        """
      case .atFirstEntry: "The page shows the first entry of its history, so there is nothing to go back to."
      case .atLastEntry: "The page shows the last entry of its history, so there is nothing to go forward to."
      case .unanswered(let query, let outcome): "The element with \(query) does not handle this event (\(outcome))."
      }
    return "\(problem)\nThe page:\n\(page)"
  }
}

extension HeadlessPage: @MainActor CustomStringConvertible {
  /// An outline of the page, with one line for each meaningful element: its role, name and state.
  public var description: String {
    var lines: [String] = []
    /// The depths of the printed elements around the current one.
    var around: [Int] = []
    for element in elements {
      while let last = around.last, last >= element.depth { around.removeLast() }
      guard let line = element.line else { continue }
      lines.append(String(repeating: "  ", count: around.count) + line)
      around.append(element.depth)
    }
    return lines.joined(separator: "\n")
  }
}

extension PageElement {
  /// The element's line in the outline, or `nil` for an element that only groups others or is part of a name.
  fileprivate var line: String? {
    if isPartOfName { return nil }
    if role == .group || role == .search, name.isEmpty, identifier == nil { return nil }
    var line = role.rawValue
    if !name.isEmpty { line += " \"\(name)\"" }
    if let value { line += " = \"\(role == .securefield ? String(repeating: "•", count: value.count) : value)\"" }
    if let identifier { line += " #\(identifier)" }
    if isDisabled { line += " (disabled)" }
    return line
  }
}
