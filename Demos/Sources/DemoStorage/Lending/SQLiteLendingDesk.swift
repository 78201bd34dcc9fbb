import Foundation
import GRDB
import Lending

/// The requests of one person. Each is one transaction that also checks the person's role, so that a request of a page
/// that is still open does nothing after the role has changed.
struct SQLiteLendingDesk: Keeping {
  let borrower: Borrower
  let equipment: SQLiteEquipment

  func reserve(_ id: Item.ID, until day: Day) async throws {
    let today = Day(equipment.now(), in: .gmt)
    try await perform(as: [.member, .keeper]) { db in
      // The day at the person's place can differ by one.
      guard (-1...Loan.longest + 1).contains(today.distance(to: day)) else { throw LendingProblem.unsuitableDay }
      guard let item = try Item.fetch(id, from: db) else { throw LendingProblem.unknownItem }
      if let loan = item.loan { throw LendingProblem.taken(by: loan.borrower.name) }
      try db.execute(
        sql: "INSERT INTO lending_loans (item, borrower, until) VALUES (?, ?, ?)",
        arguments: [id.rawValue, borrower.id, day.number])
    }
  }

  func giveBack(_ id: Item.ID) async throws {
    try await perform(as: [.member, .keeper]) { db in
      try db.execute(
        sql: "DELETE FROM lending_loans WHERE item = ? AND borrower = ?", arguments: [id.rawValue, borrower.id])
      if db.changesCount == 0 { throw LendingProblem.notBorrowed }
    }
  }

  func add(_ details: ItemDetails) async throws {
    try await perform(as: [.keeper]) { db in
      if let problem = details.problem { throw problem }
      try db.execute(
        sql: "INSERT INTO lending_items (name, summary) VALUES (?, ?)", arguments: [details.name, details.summary])
    }
  }

  func save(_ details: ItemDetails, of item: Item) async throws {
    try await perform(as: [.keeper]) { db in
      if let problem = details.problem { throw problem }
      try db.execute(
        sql: "UPDATE lending_items SET name = ?, summary = ?, version = version + 1 WHERE id = ? AND version = ?",
        arguments: [details.name, details.summary, item.id.rawValue, item.version])
      if db.changesCount == 1 { return }
      throw try Item.fetch(item.id, from: db).map { LendingProblem.changed($0) } ?? .unknownItem
    }
  }

  func team() -> AsyncThrowingStream<[TeamMember], any Error> {
    equipment.database.changes { [borrower] db in
      guard try Role.fetch(of: borrower.id, from: db) == .keeper else { throw LendingProblem.notAllowed }
      return try Role.fetchTeam(from: db)
    }
  }

  func setRole(_ role: Role, of person: TeamMember.ID) async throws {
    try await perform(as: [.keeper]) { db in
      // Keepers cannot change their own role, so at least one of them remains.
      guard person != borrower.id, try Role.fetch(of: person, from: db) != nil else { throw LendingProblem.notAllowed }
      try db.execute(
        sql: """
          INSERT INTO lending_roles (account, role) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET role = excluded.role
          """,
        arguments: [person, role.rawValue])
    }
  }

  private func perform(as roles: [Role], _ change: @escaping @Sendable (Database) throws -> Void) async throws {
    try await equipment.database.write { [borrower] db in
      guard let role = try Role.fetch(of: borrower.id, from: db), roles.contains(role) else {
        throw LendingProblem.notAllowed
      }
      try change(db)
    }
  }
}
