import Foundation
import GRDB

/// The access of repositories to the database, whose values can be followed.
struct ObservedDatabase: Sendable {
  private let queue: DatabaseQueue
  /// The serial queue on which values are delivered, off the main actor.
  private static let deliveries = DispatchQueue(label: "database-changes")

  init(_ database: GalleryDatabase) {
    queue = database.queue
  }

  /// Returns a sequence of a value from the database, now and after each change of it.
  ///
  /// Each sequence starts with a new read, so that it never starts with an outdated value.
  func changes<Value: Equatable & Sendable>(_ read: @escaping @Sendable (Database) throws -> Value)
    -> AsyncThrowingStream<
      Value, any Error
    >
  {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = ValueObservation.tracking(read)
        .removeDuplicates()
        .start(in: queue, scheduling: .async(onQueue: Self.deliveries)) { error in
          continuation.finish(throwing: error)
        } onChange: { value in
          continuation.yield(value)
        }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }

  /// Makes a change in one transaction.
  ///
  /// The change is enqueued by the call, so that changes are made in the order of the calls. Canceling the waiting task
  /// doesn't cancel the change.
  func write<Value: Sendable>(_ change: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.asyncWrite(change) { _, result in continuation.resume(with: result) }
    }
  }
  func read<Value: Sendable>(_ read: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await queue.read(read)
  }
}
