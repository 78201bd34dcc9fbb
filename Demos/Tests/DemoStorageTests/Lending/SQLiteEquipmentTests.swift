import Foundation
import GRDB
import Lending
import Testing

@testable import DemoStorage

/// The equipment in a database, with three accounts: Ada, who is the keeper, Grace and Mallory.
struct SQLiteEquipmentTests {
  private let database: GalleryDatabase
  private let equipment: SQLiteEquipment
  private let tent = Item.ID(rawValue: 3)
  private let today = Day(number: 20_000)

  init() throws {
    database = try GalleryDatabase()
    equipment = SQLiteEquipment(database, now: { Day(number: 20_000).noon(in: .gmt) })
    try database.queue.write { db in
      for name in ["Ada", "Grace", "Mallory"] {
        try db.execute(
          sql: "INSERT INTO accounts (name, key, password) VALUES (?, ?, '')", arguments: [name, name])
      }
    }
  }

  /// Returns the requests of a person, whatever the role is: each of them checks it.
  private func desk(_ id: Int, _ name: String) -> SQLiteLendingDesk {
    SQLiteLendingDesk(borrower: Borrower(id: "\(id)", name: name), equipment: equipment)
  }

  private var ada: SQLiteLendingDesk { desk(1, "Ada") }
  private var grace: SQLiteLendingDesk { desk(2, "Grace") }
  private var mallory: SQLiteLendingDesk { desk(3, "Mallory") }

  private func role(_ desk: SQLiteLendingDesk) async throws -> String {
    switch try await equipment.visitor(desk.borrower) {
    case .guest: "guest"
    case .banned: "banned"
    case .member: "member"
    case .keeper: "keeper"
    }
  }

  @Test func theFirstAccountIsTheKeeper() async throws {
    #expect(try await role(ada) == "keeper")
    #expect(try await role(grace) == "member")
    #expect(try await role(desk(99, "Nobody")) == "guest")
  }

  @Test func oneOfTwoReservationsWins() async throws {
    async let first = Result { try await ada.reserve(tent, until: today) }
    async let second = Result { try await grace.reserve(tent, until: today) }
    let results = [try? await first.get(), try? await second.get()]
    #expect(results.count { $0 != nil } == 1)
    let winner = try #require(try await equipment.current(tent)?.loan?.borrower.name)
    await #expect(throws: LendingProblem.taken(by: winner)) { try await mallory.reserve(tent, until: today) }
  }

  @Test func onlyTheBorrowerGivesBack() async throws {
    try await grace.reserve(tent, until: today.advanced(by: 3))
    #expect(
      try await equipment.current(tent)?.loan == Loan(borrower: grace.borrower, until: today.advanced(by: 3)))
    await #expect(throws: LendingProblem.notBorrowed) { try await ada.giveBack(tent) }
    try await grace.giveBack(tent)
    #expect(try await equipment.current(tent)?.loan == nil)
  }

  @Test(arguments: [(-2, false), (-1, true), (31, true), (32, false)])
  func aLoanEndsOnASuitableDay(days: Int, isSuitable: Bool) async throws {
    let day = today.advanced(by: days)
    if isSuitable {
      try await grace.reserve(tent, until: day)
    } else {
      await #expect(throws: LendingProblem.unsuitableDay) { try await grace.reserve(tent, until: day) }
    }
  }

  @Test func whatDoesNotExistCannotBeReserved() async {
    await #expect(throws: LendingProblem.unknownItem) {
      try await grace.reserve(Item.ID(rawValue: 999), until: today)
    }
  }

  @Test func aLaterChangeDoesNotReplaceOneThatItsWriterHasNotSeen() async throws {
    let seen = try #require(try await equipment.current(tent))
    try await ada.save(ItemDetails(name: "Green tent", summary: ""), of: seen)
    let newest = try #require(try await equipment.current(tent))
    #expect(newest.version == seen.version + 1)
    await #expect(throws: LendingProblem.changed(newest)) {
      try await ada.save(ItemDetails(name: "Big tent", summary: ""), of: seen)
    }
    try await ada.save(ItemDetails(name: "Big tent", summary: ""), of: newest)
    #expect(try await equipment.current(tent)?.details.name == "Big tent")
  }

  @Test func detailsAreCheckedAgain() async throws {
    await #expect(throws: LendingProblem.emptyName) { try await ada.add(ItemDetails(name: " ")) }
    await #expect(throws: LendingProblem.longText) {
      try await ada.add(ItemDetails(name: String(repeating: "a", count: 61)))
    }
  }

  @Test func membersDoNotKeep() async throws {
    let item = try #require(try await equipment.current(tent))
    await #expect(throws: LendingProblem.notAllowed) { try await grace.add(ItemDetails(name: "Kayak")) }
    await #expect(throws: LendingProblem.notAllowed) { try await grace.save(ItemDetails(name: "Kayak"), of: item) }
    await #expect(throws: LendingProblem.notAllowed) { try await grace.setRole(.keeper, of: "2") }
    await #expect(throws: LendingProblem.notAllowed) { for try await _ in grace.team() { break } }
  }

  @Test func aRoleIsCheckedWithEachRequest() async throws {
    try await mallory.reserve(tent, until: today)
    try await ada.setRole(.banned, of: "3")
    #expect(try await role(mallory) == "banned")
    await #expect(throws: LendingProblem.notAllowed) { try await mallory.giveBack(tent) }
    await #expect(throws: LendingProblem.notAllowed) {
      try await mallory.reserve(Item.ID(rawValue: 1), until: today)
    }
    try await ada.setRole(.keeper, of: "3")
    try await mallory.setRole(.member, of: "1")
    #expect(try await role(ada) == "member")
  }

  @Test func keepersKeepTheirOwnRole() async throws {
    await #expect(throws: LendingProblem.notAllowed) { try await ada.setRole(.member, of: "1") }
    await #expect(throws: LendingProblem.notAllowed) { try await ada.setRole(.member, of: "99") }
    #expect(try await role(ada) == "keeper")
  }

  @Test func everyPageFollowsTheEquipment() async throws {
    var items = equipment.items(matching: "TENT").makeAsyncIterator()
    #expect(try await items.next()?.map(\.loan) == [nil])
    try await grace.reserve(tent, until: today)
    #expect(try await items.next()?.map(\.loan?.borrower.name) == ["Grace"])
    var team = ada.team().makeAsyncIterator()
    #expect(try await team.next()?.map(\.role) == [.keeper, .member, .member])
    try await ada.setRole(.banned, of: "3")
    #expect(try await team.next()?.map(\.role) == [.keeper, .member, .banned])
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
