/// What ``TestScheduler/run(limit:)`` throws when there is always something more to run.
public struct EndlessSchedule: Error, CustomStringConvertible {
  /// How many actions have run.
  public let limit: Int
  /// When the next action is due.
  public let time: Int
  /// After how many milliseconds each the next action repeats, if it does.
  public let interval: Int?

  init(limit: Int, next: ActionQueue.Item) {
    self.limit = limit
    time = next.time
    interval = next.interval
  }

  public var description: String {
    let next = interval.map { "one due at \(time) that repeats every \($0)" } ?? "one due at \(time)"
    return """
      \(limit) actions have run, and there are more, the next \(next). What repeats never ends by itself: cancel it, or \
      advance to a time instead of running until nothing is left.
      """
  }
}
