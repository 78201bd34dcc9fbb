/// A type-erased clock, whose instants are durations since its creation.
@usableFromInline
final class ContainerClock: Sendable {
  static let continuous = ContainerClock(ContinuousClock())

  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  static func of(_ clock: (any Clock<Duration>)?) -> ContainerClock? {
    clock.map { ContainerClock($0) }
  }

  var now: Duration { elapsed() }

  /// Suspends until the clock reaches the instant.
  ///
  /// - Parameter work: The work of the task for its container, if it is not the task of an action.
  /// - Throws: `CancellationError` when the task is canceled.
  func sleep(until instant: Duration, for work: ContainerWork?) async throws {
    try await ContainerWork.$current.withValue(work) { try await wait(instant) }
  }
}
