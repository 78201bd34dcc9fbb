/// What ``TestScheduler/run(limit:fileID:filePath:line:column:)`` throws when there is always something more to run.
public struct EndlessSchedule: LocatedError {
  /// How many actions have run.
  public let limit: Int
  /// When the next action is due.
  public let time: Int
  /// After how many milliseconds each the next action repeats, if it does.
  public let interval: Int?
  /// The place of the call that ran the actions.
  public let location: TestLocation

  init(limit: Int, next: ActionQueue.Item, location: TestLocation) {
    self.limit = limit
    time = next.time
    interval = next.interval
    self.location = location
  }

  public var message: String {
    let next = interval.map { "one due at \(time) that repeats every \($0)" } ?? "one due at \(time)"
    return """
      \(limit) actions have run, and there are more, the next \(next). What repeats never ends by itself: cancel it, or \
      advance to a time instead of running until nothing is left.
      """
  }
}
