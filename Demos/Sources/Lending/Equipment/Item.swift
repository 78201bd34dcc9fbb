import Foundation

/// A thing that the team lends to its members.
public struct Item: Identifiable, Equatable, Codable, Sendable {
  /// The number of an item, as in its address.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  public let id: ID
  public let details: ItemDetails
  /// The number of changes of the details.
  public let version: Int
  public var loan: Loan?

  public init(id: ID, details: ItemDetails, version: Int, loan: Loan? = nil) {
    self.id = id
    self.details = details
    self.version = version
    self.loan = loan
  }

  /// Returns whether the name and the description have all words of a text in them.
  public func matches(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      [details.name, details.summary].contains {
        $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }
}

/// The part of an item that keepers write.
public struct ItemDetails: Equatable, Codable, Sendable {
  /// The greatest lengths of the texts, in characters.
  public static let (longestName, longestSummary) = (60, 500)

  public var name: String
  public var summary: String

  public init(name: String = "", summary: String = "") {
    self.name = name
    self.summary = summary
  }

  /// The reason why the details cannot be saved, or `nil`.
  public var problem: LendingProblem? {
    if name.allSatisfy(\.isWhitespace) { return .emptyName }
    return name.count > Self.longestName || summary.count > Self.longestSummary ? .longText : nil
  }
}

/// A person of the team who may borrow items.
public struct Borrower: Identifiable, Equatable, Codable, Sendable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// An item is with a person until the end of a day.
public struct Loan: Equatable, Codable, Sendable {
  /// The longest time, in days.
  public static let longest = 30

  public let borrower: Borrower
  public let until: Day

  public init(borrower: Borrower, until: Day) {
    self.borrower = borrower
    self.until = until
  }
}
