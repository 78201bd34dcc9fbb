/// One line of a log.
struct StateLogLine {
  let container: StateContainerID

  /// What happened, in names that the source chose.
  let event: String

  /// A state with all it holds, on one line, or nothing. It can be somebody's data.
  let payload: String

  /// What everybody may read.
  var text: String { "\(container): \(event)" }
}

extension StateLogLine {
  static func event(of change: StateChange) -> String {
    let cause = change.cause.map { "\($0.callSite), \($0.shape)" } ?? "an action from before the log"
    return "\(StateName.of(change.old)) → \(change.name) (\(cause))"
  }

  static func payload(of state: Any) -> String {
    let description = String(describing: state)
    // A case that holds nothing has been told by its name.
    if description == StateName.of(state) { return "" }
    return ": " + description.split(whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}
