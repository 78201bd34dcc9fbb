#if PostgreSQL
  import Foundation
  import PostgreSQLClient

  /// Makes changes of the database one after another, each exactly once.
  ///
  /// A change has an id, which its transaction inserts into a table. If the answer to the commit was lost, the same
  /// transaction is repeated: it finds the id if the change was made, and makes the change if not. While the first
  /// transaction is still being committed, the repeated one waits at the id's index. So a change is said to have failed
  /// only if it was not made.
  final class SaveQueue: Sendable {
    private typealias Job = @Sendable () async -> Void

    private let pool: ConnectionPool
    private let patience: Duration
    private let jobs: AsyncStream<Job>.Continuation

    /// - Parameter patience: How long a change is repeated that was not made because the server doesn't answer.
    init(_ pool: ConnectionPool, patience: Duration) {
      self.pool = pool
      self.patience = patience
      let (stream, jobs) = AsyncStream<Job>.makeStream()
      self.jobs = jobs
      Task {
        for await job in stream { await job() }
      }
    }

    deinit {
      jobs.finish()
    }

    /// Makes a change, and returns what is read in the same transaction.
    ///
    /// The change is enqueued by the call, so that changes are made in the order of the calls. Canceling the waiting
    /// task doesn't cancel the change. If it is not known whether the change was made, this waits until the server
    /// answers again.
    func save<Value: Sendable>(
      _ change: @escaping @Sendable (isolated Connection) throws -> Void,
      then read: @escaping @Sendable (isolated Connection) throws -> Value
    ) async throws -> Value {
      let end = ContinuousClock.now + patience
      return try await withCheckedThrowingContinuation { continuation in
        jobs.yield { [pool] in
          do {
            continuation.resume(returning: try await Self.perform(change, then: read, until: end, in: pool))
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
    }

    private static func perform<Value: Sendable>(
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
            let isNew = try !db.run(
              "INSERT INTO gallery_saves (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id", [id]
            )
            .isEmpty
            if isNew { try change(db) }
            return try read(db)
          }
        } catch let error as PostgreSQLError {
          isUnanswered = isUnanswered || error == .commitUnanswered
          let repeats = isUnanswered ? !error.isViolation : error.isTemporary && ContinuousClock.now < end
          guard repeats else { throw error }
        }
        try await backoff.wait()
      }
    }
  }
#endif
