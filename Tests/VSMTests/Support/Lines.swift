@testable import VSM

/// Collects the lines of a logger about some containers, while other tests have others.
@MainActor
final class Lines {
  private var written: [StateLogLine] = []
  private var followed: Set<StateContainerID> = []

  var logger: StateLogger { own }
  private lazy var own = StateLogger { [unowned self] in written.append($0) }

  private var lines: [StateLogLine] { written.filter { followed.contains($0.container) } }
  /// The lines about any container.
  var all: [String] { written.map(\.event) }
  var texts: [String] { lines.map(\.event) }
  var payloads: [String] { lines.map(\.payload) }

  @discardableResult
  func follow(_ container: StateContainer<Step>) -> StateContainer<Step> {
    followed.insert(container.id)
    return container
  }

  /// Returns a new container that is logged.
  func start(_ options: StateLog.Options) -> StateContainer<Step> {
    let container = StateContainer<Step>(state: .initial)
    start(options, in: container)
    return container
  }

  func start(_ options: StateLog.Options, in container: StateContainer<Step>) {
    follow(container)
    use { container.startLogging(options) }
  }

  func startAll(_ options: StateLog.Options) {
    use { StateLog.start(options) }
  }

  func stopAll() {
    use { StateLog.stop() }
  }

  /// Collects the lines that are logged during `work`.
  @discardableResult
  func use<Result>(_ work: () -> Result) -> Result {
    StateLogger.$shared.withValue(logger, operation: work)
  }
}
