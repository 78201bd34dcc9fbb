/// The error of ``TestScheduler/run(limit:fileID:filePath:line:column:)`` when actions are still scheduled at the
/// limit.
public struct EndlessSchedule: LocatedError {
  /// The number of actions that have run.
  public let limit: Int
  /// The time of the next action.
  public let time: Int
  /// The interval in milliseconds at which the next action repeats, if it does.
  public let interval: Int?
  /// The location of the call that ran the actions.
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
      \(limit) actions have run and more are scheduled, the next \(next). A repeating action never ends: cancel it, or \
      advance to a time instead.
      """
  }
}
