/// A row of the table: an operation, and a floor, which does the same work in the fastest way.
@MainActor
final class Comparison: Sendable {
  private let operations: Int
  private let subject: Work
  private let floor: Work

  init(operations: Int, subject: Work, floor: Work) {
    self.operations = operations
    self.subject = subject
    self.floor = floor
  }

  /// Times both in direct succession, so that other load on the machine affects both.
  func time(startingWithFloor: Bool) async -> Timing {
    if startingWithFloor {
      let floor = await time(floor)
      return await Timing(subject: time(subject), floor: floor)
    }
    return await Timing(subject: time(subject), floor: time(floor))
  }

  func usages() async -> (subject: Usage, floor: Usage) {
    await (subject.usage(of: operations), floor.usage(of: operations))
  }

  private func time(_ work: Work) async -> Duration {
    work.prepare(operations)
    let start = ContinuousClock.now
    await work.run(operations)
    return start.duration(to: .now)
  }
}
