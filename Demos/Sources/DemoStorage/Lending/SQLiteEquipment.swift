import Foundation
import GRDB
import Lending

/// The equipment in the gallery's database, with the people who borrow and keep it.
public struct SQLiteEquipment: ItemRepository {
  let database: ObservedDatabase
  let now: @Sendable () -> Date

  /// - Parameter now: The current time, by which the days of loans are checked.
  public init(_ database: GalleryDatabase, now: @escaping @Sendable () -> Date = { Date() }) {
    self.database = ObservedDatabase(database)
    self.now = now
  }

  public func items(matching text: String) -> AsyncThrowingStream<[Item], any Error> {
    // The words are compared in Swift, since SQLite knows the cases of ASCII only.
    database.changes { db in try Item.fetchAll(from: db).filter { $0.matches(text) } }
  }

  public func item(_ id: Item.ID) -> AsyncThrowingStream<Item?, any Error> {
    database.changes { db in try Item.fetch(id, from: db) }
  }

  /// Returns the item with a number, or `nil`.
  public func current(_ id: Item.ID) async throws -> Item? {
    for try await item in item(id) { return item }
    return nil
  }

  /// Returns the numbers of all items.
  public func numbers() async throws -> [Item.ID] {
    for try await items in items(matching: "") { return items.map(\.id) }
    return []
  }

  /// Returns what a person may do, with the requests for it.
  public func visitor(_ person: Borrower) async throws -> Visitor {
    let desk = SQLiteLendingDesk(borrower: person, equipment: self)
    switch try await database.read({ db in try Role.fetch(of: person.id, from: db) }) {
    case .keeper: return .keeper(desk)
    case .member: return .member(desk)
    case .banned: return .banned
    case nil: return .guest
    }
  }
}

extension Item {
  private static let columns = """
    SELECT lending_items.*, borrower, until, accounts.name AS borrower_name FROM lending_items
    LEFT JOIN lending_loans ON item = lending_items.id LEFT JOIN accounts ON accounts.id = borrower
    """

  private init(row: Row) {
    let borrower: Int? = row["borrower"]
    let loan = borrower.map { id in
      Loan(borrower: Borrower(id: "\(id)", name: row["borrower_name"]), until: Day(number: row["until"]))
    }
    self.init(
      id: ID(rawValue: row["id"]), details: ItemDetails(name: row["name"], summary: row["summary"]),
      version: row["version"], loan: loan)
  }

  static func fetch(_ id: ID, from db: Database) throws -> Item? {
    try Row.fetchOne(db, sql: "\(columns) WHERE lending_items.id = ?", arguments: [id.rawValue]).map(Item.init(row:))
  }

  fileprivate static func fetchAll(from db: Database) throws -> [Item] {
    try Row.fetchAll(db, sql: "\(columns) ORDER BY lending_items.name, lending_items.id").map(Item.init(row:))
  }
}

extension Role {
  /// The first account is the keeper, until a keeper makes another one the keeper too.
  private static let column = """
    coalesce(
      (SELECT role FROM lending_roles WHERE account = accounts.id),
      CASE WHEN id = (SELECT min(id) FROM accounts) THEN 'keeper' ELSE 'member' END)
    """

  /// Returns the role of a person, or `nil` if there is no such account.
  static func fetch(of person: Borrower.ID, from db: Database) throws -> Role? {
    try String.fetchOne(db, sql: "SELECT \(column) FROM accounts WHERE id = ?", arguments: [person])
      .flatMap(Role.init(rawValue:))
  }

  static func fetchTeam(from db: Database) throws -> [TeamMember] {
    try Row.fetchAll(db, sql: "SELECT id, name, \(column) AS role FROM accounts ORDER BY name, id").map { row in
      let id: Int = row["id"]
      return TeamMember(id: "\(id)", name: row["name"], role: Role(rawValue: row["role"]) ?? .banned)
    }
  }
}
