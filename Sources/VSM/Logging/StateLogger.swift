#if canImport(os)
  import os
#else
  import Foundation
#endif

/// Logs the events of the chosen containers.
///
/// It observes only while there is something to log. It identifies containers by their IDs, and so retains none.
@MainActor
final class StateLogger {
  /// The logger of this process, which tests replace.
  @TaskLocal static var shared = StateLogger { $0.write() }

  private let write: @MainActor (StateLogLine) -> Void
  private var forAll: StateLog.Options?
  private var forOne: [StateContainerID: StateLog.Options] = [:]
  private var registration: StateContainerObservers.Registration?

  nonisolated init(write: @escaping @MainActor (StateLogLine) -> Void) { self.write = write }

  func start(_ options: StateLog.Options) {
    forAll = options
    listen()
  }

  func stop() {
    forAll = nil
    listen()
  }

  func start(_ options: StateLog.Options, for container: StateContainerID, in state: Any) {
    let isNew = forOne.updateValue(options, forKey: container) == nil
    listen()
    if isNew { log(.lifetimes, of: container, "log begins in \(StateName.of(state))", state: state) }
  }

  func stop(for container: StateContainerID) {
    forOne[container] = nil
    listen()
  }

  var isListening: Bool { registration != nil }

  private func listen() {
    if forAll == nil, forOne.isEmpty {
      registration = nil
    } else if registration == nil {
      registration = StateContainerObservers.add(self)
    }
  }

  private func log(
    _ option: StateLog.Options, of container: StateContainerID, _ event: @autoclosure () -> String, state: Any? = nil
  ) {
    guard let options = forOne[container] ?? forAll, options.contains(option) else { return }
    let payload = options.contains(.payloads) ? state.map(StateLogLine.payload) : nil
    write(StateLogLine(container: container, event: event(), payload: payload ?? ""))
  }
}

extension StateLogger: StateContainerObserver {
  func containerCreated(_ container: StateContainerID, state: Any) {
    log(.lifetimes, of: container, "made in \(StateName.of(state))", state: state)
  }

  func actionBegan(_ action: ObservedAction) {
    if action.shape == .state { return }
    log(.actions, of: action.container, "\(action.shape) began (\(action.callSite))")
  }

  func stateChanged(_ change: StateChange) {
    log(.changes, of: change.container, StateLogLine.event(of: change), state: change.new)
  }

  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    if action.shape == .state, outcome == .finished { return }
    log(.actions, of: action.container, "\(action.shape) \(outcome) (\(action.callSite))")
  }

  func containerEnded(_ container: StateContainerID) {
    log(.lifetimes, of: container, "gone")
    stop(for: container)
  }
}

/// One line of a log.
struct StateLogLine {
  let container: StateContainerID

  /// The event, with names from the source.
  let event: String

  /// The description of a state with its payload, on one line, or empty. It can be private data.
  let payload: String

  /// The part of the line that is not private.
  var text: String { "\(container): \(event)" }
}

extension StateLogLine {
  static func event(of change: StateChange) -> String {
    let cause = change.cause.map { "\($0.callSite), \($0.shape)" } ?? "an action from before the log"
    return "\(StateName.of(change.old)) → \(change.name) (\(cause))"
  }

  static func payload(of state: Any) -> String {
    let description = String(describing: state)
    // A case without a payload has no further description.
    if description == StateName.of(state) { return "" }
    return ": " + description.split(whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}

#if canImport(os)
  extension StateLogLine {
    /// Writes the line to the system's log.
    func write() {
      let logger = Logger(subsystem: "VSM", category: "\(container.stateType)")
      logger.debug("\(text, privacy: .public)\(payload, privacy: .private)")
    }
  }
#else
  extension StateLogLine {
    /// Writes the line to standard error at once, so that lines of several threads are not mixed.
    func write(to handle: FileHandle = .standardError) {
      // Standard error may be closed, which must not end the program.
      try? handle.write(contentsOf: Data("VSM \(text)\(payload)\n".utf8))
    }
  }
#endif
