import DemoStorage
import Foundation
import Shopping
import Testing
import UserProfile

#if PostgreSQL
  import PostgreSQLClient
#endif

/// The kinds of stores for profiles and the shop, which pass the same tests.
enum StoreKind: String, Sendable {
  case sqlite
  case postgreSQL

  /// The kinds that this build contains and this machine can run.
  static var available: [StoreKind] {
    #if PostgreSQL
      PostgreSQLServer.programs == nil ? [.sqlite] : [.sqlite, .postgreSQL]
    #else
      [.sqlite]
    #endif
  }

  /// Opens a new database.
  func open() async throws -> any TestedStores {
    switch self {
    case .sqlite: SQLiteStores(database: try GalleryDatabase())
    case .postgreSQL: try await Self.openPostgreSQL()
    }
  }
}

/// The stores in one database.
protocol TestedStores: Sendable {
  var profiles: any UserDataRepository { get }

  /// Returns a shop that accesses the database independently of all others, as another process does where possible.
  func shop(now: @escaping @Sendable () -> Date) async throws -> any ShoppingDependencies

  /// Runs a statement, as another program does that uses the database.
  func execute(_ sql: StaticString) async throws
}

extension TestedStores {
  func shop() async throws -> any ShoppingDependencies {
    try await shop(now: { Date(timeIntervalSince1970: 1_800_000_000) })
  }
}

private struct SQLiteStores: TestedStores {
  let database: GalleryDatabase

  var profiles: any UserDataRepository { SQLiteUserDataRepository(database) }

  func shop(now: @escaping @Sendable () -> Date) -> any ShoppingDependencies {
    SQLiteShop(database, now: now)
  }

  func execute(_ sql: StaticString) async throws {
    try await database.execute(sql)
  }
}

#if PostgreSQL
  private struct PostgreSQLStores: TestedStores {
    let address: String
    let database: SharedDatabase

    var profiles: any UserDataRepository { SharedUserDataRepository(database) }

    func shop(now: @escaping @Sendable () -> Date) async throws -> any ShoppingDependencies {
      SharedShop(try await SharedDatabase(address), now: now)
    }

    func execute(_ sql: StaticString) async throws {
      try await Connection.open(#require(DatabaseAddress(address))).run(sql)
    }
  }

  extension StoreKind {
    fileprivate static func openPostgreSQL() async throws -> any TestedStores {
      let address = try await PostgreSQLServer.newDatabase()
      return PostgreSQLStores(address: address, database: try await SharedDatabase(address))
    }
  }
#else
  extension StoreKind {
    fileprivate static func openPostgreSQL() async throws -> any TestedStores {
      throw NoValue()
    }
  }
#endif
