#if PostgreSQL
  import Foundation
  import PostgreSQLClient
  import Shopping
  import Synchronization

  /// The subject of a change. Changes of the same subject are made one after another in all processes, others at the
  /// same time.
  struct SaveSubject: Hashable {
    let name: String

    /// The cart, and the orders, which empty it.
    static let cart = SaveSubject(name: "cart")
    static let shopperProfile = SaveSubject(name: "shopper profile")
    static let picture = SaveSubject(name: "picture")
    static let products = SaveSubject(name: "products")
    static let settings = SaveSubject(name: "settings")

    static func profile(_ id: Int) -> SaveSubject { SaveSubject(name: "profile \(id)") }
    static func favorite(_ id: Product.ID) -> SaveSubject { SaveSubject(name: "favorite \(id.rawValue)") }
  }

  /// Makes changes of the database, each exactly once. Changes of the same subject are made one after another.
  ///
  /// A transaction locks its subject, so that what it reads of the subject can't change before it ends. Serializable
  /// transactions instead of locks had to repeat most saves of different profiles: PostgreSQL reads a small table as a
  /// whole, so they were conflicts (9 repetitions for each save with 12 connections, and a sixth of the throughput).
  ///
  /// A change has an id, which its transaction inserts into a table. If the answer to the commit was lost, the same
  /// transaction is repeated: it finds the id if the change was made, and makes the change if not. While the first
  /// transaction is still being committed, the repeated one waits for the lock. So a change is said to have failed
  /// only if it was not made.
  final class SaveQueue: Sendable {
    private typealias Job = @Sendable () async -> Void

    private let pool: ConnectionPool
    private let patience: Duration
    /// The changes that wait for an earlier one of their subject. A subject is present while a change of it is made.
    private let waiting = Mutex<[SaveSubject: [Job]]>([:])

    /// - Parameter patience: The time for which a change is repeated that was not made because the server doesn't
    ///   answer.
    init(_ pool: ConnectionPool, patience: Duration) {
      self.pool = pool
      self.patience = patience
    }

    /// Makes a change, and returns what is read in the same transaction.
    ///
    /// The change is enqueued by the call, so that changes of a subject are made in the order of the calls. Canceling
    /// the waiting task doesn't cancel the change. If it is not known whether the change was made, this waits until the
    /// server answers again.
    func save<Value: Sendable>(
      _ subject: SaveSubject,
      _ change: @escaping @Sendable (isolated Connection) throws -> Void,
      then read: @escaping @Sendable (isolated Connection) throws -> Value
    ) async throws -> Value {
      let end = ContinuousClock.now + patience
      return try await withCheckedThrowingContinuation { continuation in
        enqueue(subject) { [pool] in
          do {
            continuation.resume(returning: try await Self.perform(subject, change, then: read, until: end, in: pool))
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
    }

    private func enqueue(_ subject: SaveSubject, _ job: @escaping Job) {
      let isFirst = waiting.withLock { waiting in
        guard waiting[subject] == nil else {
          waiting[subject]?.append(job)
          return false
        }
        waiting[subject] = []
        return true
      }
      guard isFirst else { return }
      Task {
        var next: Job? = job
        while let job = next {
          await job()
          next = waiting.withLock { waiting in
            if waiting[subject]?.isEmpty == false { return waiting[subject]?.removeFirst() }
            waiting[subject] = nil
            return nil
          }
        }
      }
    }

    private static func perform<Value: Sendable>(
      _ subject: SaveSubject,
      _ change: @escaping @Sendable (isolated Connection) throws -> Void,
      then read: @escaping @Sendable (isolated Connection) throws -> Value,
      until end: ContinuousClock.Instant, in pool: ConnectionPool
    ) async throws -> Value {
      let id = UUID()
      var backoff = Backoff(first: .milliseconds(5))
      var isUnanswered = false
      while true {
        do {
          return try await pool.transaction(.writing) { db in
            // Ends with the transaction. Two subjects whose names have the same hash wait for each other, too.
            try db.run("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [subject.name])
            let isNew = try !db.run(
              "INSERT INTO gallery_saves (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id", [id]
            )
            .isEmpty
            do {
              if isNew { try change(db) }
              return try read(db)
            } catch {
              throw isNew ? NotMade(reason: error) : error
            }
          }
        } catch let error {
          // The transaction has found that none of the earlier ones was committed.
          if error is NotMade { isUnanswered = false }
          let reason = (error as? NotMade)?.reason ?? error
          guard let problem = reason as? PostgreSQLError else { throw reason }
          if problem == .commitUnanswered { isUnanswered = true }
          guard isUnanswered || problem.isTemporary && ContinuousClock.now < end else { throw reason }
        }
        try await backoff.wait()
      }
    }

    /// The error of a change that was not made, neither by this transaction nor by an earlier one.
    private struct NotMade: Error {
      let reason: any Error
    }
  }
#endif
