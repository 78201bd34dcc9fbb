import CombineShim
import Foundation
import GRDB
import TaskPublishers
import UserProfile

/// User profiles in the gallery's database, read and written off the main actor.
///
/// Unchecked because `lock` protects `observations`, and the other properties are constant.
public final class SQLiteUserDataRepository: UserDataRepository, @unchecked Sendable {
  private let database: DatabaseQueue
  private let deliveries = DispatchQueue(label: "user-profile-changes")
  private let lock = NSLock()
  private var observations: [Int: SharedValueObservation<UserData>] = [:]

  public init(_ database: GalleryDatabase) {
    self.database = database.queue
  }

  public func loadUserData(id: Int) -> AnyPublisher<UserData, any Error> {
    TaskPublisher { [database] in
      try await database.read { db in try UserData.fetch(id: id, from: db) }
    }
    .eraseToAnyPublisher()
  }

  /// Publishes a profile, now and after each change.
  ///
  /// All subscribers to one profile share one observation of the database, which ends with the last subscriber. A slow
  /// subscriber skips to the newest value.
  public func userData(id: Int) -> AnyPublisher<UserData, any Error> {
    TaskPublisher(observation(of: id).values(bufferingPolicy: .bufferingNewest(1)))
      .eraseToAnyPublisher()
  }

  public func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error> {
    TaskPublisher { [database] in
      // An unstructured task, since canceling the subscription must not cancel a write that has begun.
      try await Task { try await Self.store(username, id: id, in: database) }.value
    }
    .eraseToAnyPublisher()
  }

  private static func store(_ username: String, id: Int, in database: DatabaseQueue) async throws -> UserData {
    let name = try Username.validated(username)
    return try await database.write { db in
      try db.execute(
        sql: "UPDATE profiles SET username = ?, revision = revision + 1 WHERE id = ?",
        arguments: [name, id]
      )
      return try UserData.fetch(id: id, from: db)
    }
  }

  func observation(of id: Int) -> SharedValueObservation<UserData> {
    lock.withLock {
      if let observation = observations[id] { return observation }
      let observation = ValueObservation.tracking { db in try UserData.fetch(id: id, from: db) }
        .removeDuplicates()
        .shared(in: database, scheduling: .async(onQueue: deliveries))
      observations[id] = observation
      return observation
    }
  }
}

extension UserData {
  init(row: Row) {
    self.init(id: row["id"], username: row["username"], revision: row["revision"])
  }

  /// Returns one profile, or throws ``UnknownProfile``.
  static func fetch(id: Int, from db: Database) throws -> UserData {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM profiles WHERE id = ?", arguments: [id]) else {
      throw UnknownProfile(id: id)
    }
    return UserData(row: row)
  }
}

/// An error for a number without a profile.
public struct UnknownProfile: Error, Equatable, Sendable {
  public let id: Int
}

extension UnknownProfile: LocalizedError {
  public var errorDescription: String? {
    "There is no profile with the number \(id)."
  }
}
