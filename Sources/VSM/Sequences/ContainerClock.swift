// Stands in until the container has its own.
struct ContainerClock {
  let clock: any Clock<Duration>
  func now() -> Duration { Self.elapsed(clock) }
  func sleep(until d: Duration) async throws { try await Self.sleep(clock, d - now()) }
  static var origins: [ObjectIdentifier: Any] { [:] }
  static func elapsed<C: Clock>(_ clock: C) -> Duration where C.Duration == Duration {
    fatalError()
  }
  static func sleep<C: Clock>(_ clock: C, _ d: Duration) async throws where C.Duration == Duration {}
}
extension StateContainer { var clock: ContainerClock { ContainerClock(clock: ContinuousClock()) } }
