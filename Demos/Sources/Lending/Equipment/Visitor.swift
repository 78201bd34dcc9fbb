/// A sequence of a value, now and after each change from any source. It doesn't end, but it can fail.
public typealias Changes<Value> = AsyncThrowingStream<Value, any Error>

/// The equipment, as everyone sees it.
///
/// The localized descriptions of the errors of these protocols are shown to the visitor.
public protocol ItemRepository: Sendable {
  /// The items with all words of a text, by name. An empty text matches all items.
  func items(matching text: String) -> Changes<[Item]>

  /// The item with a number, or `nil` while there is none.
  func item(_ id: Item.ID) -> Changes<Item?>
}

/// The requests of a member. A request that has begun is not canceled.
public protocol Borrowing: Sendable {
  /// The member.
  var borrower: Borrower { get }

  func reserve(_ id: Item.ID, until day: Day) async throws
  func giveBack(_ id: Item.ID) async throws
}

/// The requests of a keeper, who looks after the equipment and the team.
public protocol Keeping: Borrowing {
  func add(_ details: ItemDetails) async throws

  /// Replaces the details of an item.
  ///
  /// - Parameter item: The item as the keeper has seen it.
  /// - Throws: ``LendingProblem/changed(_:)`` with the newest item, if its version is another one.
  func save(_ details: ItemDetails, of item: Item) async throws

  func team() -> Changes<[TeamMember]>

  /// Changes what a person of the team may do. Keepers cannot change their own role.
  func setRole(_ role: Role, of person: TeamMember.ID) async throws
}

/// The role of a person in the team.
public enum Role: String, CaseIterable, Sendable {
  case member, keeper, banned
}

/// A person of the team, with what the person may do.
public struct TeamMember: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String
  public var role: Role

  public init(id: String, name: String, role: Role) {
    self.id = id
    self.name = name
    self.role = role
  }
}

/// The person at a page, with the requests that this person can make.
public enum Visitor: Sendable {
  case guest
  case banned
  case member(any Borrowing)
  case keeper(any Keeping)

  /// The requests of a member, which keepers can make too.
  var borrowing: (any Borrowing)? {
    switch self {
    case .guest, .banned: nil
    case .member(let borrowing): borrowing
    case .keeper(let keeping): keeping
    }
  }

  var keeping: (any Keeping)? {
    if case .keeper(let keeping) = self { keeping } else { nil }
  }
}
