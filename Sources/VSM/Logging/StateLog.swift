/// Logs what happens in the containers of a program: a line for each event, at debug level.
///
/// ```
/// BlogViewState#3: made in initialized
/// BlogViewState#3: publisher began (BlogView.swift:42)
/// BlogViewState#3: initialized → loading (BlogView.swift:42, publisher)
/// BlogViewState#3: loading → loaded (BlogView.swift:42, publisher)
/// BlogViewState#3: publisher finished (BlogView.swift:42)
/// BlogViewState#3: gone
/// ```
///
/// A container is named by the type of its states and by its number; a state by its case, as ``StateName`` does it; an
/// action by its shape and by where it was observed. `StateLog` logs every container; `startLogging(_:)` of a
/// ``StateContainer`` logs that one.
///
/// Lines go to the system's log where there is one, with the subsystem `VSM` and the type of the states as category, and
/// elsewhere to standard error. While nothing is logged, logging costs nothing.
@MainActor
public enum StateLog {
  /// Logs every container from here on, also those that exist already.
  ///
  /// Options that were chosen for a container by itself go before these. Starting again changes the options.
  public static func start(_ options: Options = .standard) {
    StateLogger.shared.start(options)
  }

  /// Logs only those containers that were chosen by themselves.
  public static func stop() {
    StateLogger.shared.stop()
  }
}
