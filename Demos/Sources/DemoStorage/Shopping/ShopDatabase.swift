import Foundation
import GRDB
import Shopping

/// How the shop's repositories reach the database.
struct ShopDatabase: Sendable {
  private let queue: DatabaseQueue
  /// Delivers values one after another, off the main actor.
  private static let deliveries = DispatchQueue(label: "shop-changes")

  init(_ database: GalleryDatabase) {
    queue = database.queue
  }

  /// What is read from the database, now and after each change of what was read.
  ///
  /// Each reader reads anew: one that begins after a change never gets what was there before.
  func changes<Value: Equatable & Sendable>(_ read: @escaping @Sendable (Database) throws -> Value) -> Changes<Value> {
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

  /// Makes a change, all of it or nothing.
  ///
  /// It is queued when this is called, so that changes are made in the order of calls, and is made whether or not anybody
  /// still waits for it.
  func write<Value: Sendable>(_ change: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.asyncWrite(change) { _, result in continuation.resume(with: result) }
    }
  }
}
