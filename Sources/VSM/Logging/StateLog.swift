/// The log of the events of containers, with a line for each event, at debug level.
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
/// A container is named by the type of its states and its number, a state by its case, as by ``StateName``, and an
/// action by its shape and its call site. `StateLog` logs every container, and `startLogging(_:)` of a
/// ``StateContainer`` only that one.
///
/// Lines are written to the system's log if there is one, with the subsystem `VSM` and the type of the states as
/// category, and otherwise to standard error. Without logging, there is no cost.
@MainActor
public enum StateLog {
  /// Logs every container from now on, including existing ones.
  ///
  /// Options of a single container take precedence. Starting again changes the options.
  public static func start(_ options: Options = .standard) { StateLogger.shared.start(options) }

  /// Stops logging, except for containers that are logged separately.
  public static func stop() { StateLogger.shared.stop() }
}

extension StateLog {
  /// The events that are logged.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The creation of a container with its state, and its release.
    public static let lifetimes = Self(rawValue: 1 << 0)

    /// The beginning of an action, and how it ended.
    ///
    /// A state that is observed directly begins and ends with its change. Its action is logged only if it was
    /// superseded before it was applied.
    public static let actions = Self(rawValue: 1 << 1)

    /// A change of state, with both states and the action.
    public static let changes = Self(rawValue: 1 << 2)

    /// The payload of a new state after its name; in the system's log as private data.
    ///
    /// Describing a state can run code of its types, and takes time proportional to its size.
    public static let payloads = Self(rawValue: 1 << 3)

    /// Every event, by names.
    public static let standard: Self = [.lifetimes, .actions, .changes]
  }
}

extension StateObserving {
  /// Logs the events of the container from now on; see ``StateLog``.
  ///
  /// Logging does not retain the container. It can be started while a view is rendered, since it does not count as a
  /// read of the state. Starting again changes the options, and logs nothing twice.
  ///
  /// - Parameter options: The events to log, which take precedence over the options of ``StateLog``.
  /// - Returns: The receiver.
  @discardableResult
  public func startLogging(_ options: StateLog.Options = .standard) -> Self {
    let container = container
    // Without a reporter, the release of a container is not reported.
    container.report { _ in }
    StateLogger.shared.start(options, for: container.id, in: container.storage.value)
    return self
  }

  /// Stops logging the container, unless ``StateLog`` logs every container.
  public func stopLogging() { StateLogger.shared.stop(for: container.id) }
}
