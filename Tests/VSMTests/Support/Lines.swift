@testable import VSM

/// Collects the lines that a logger writes about some containers, while other tests have theirs.
@MainActor
final class Lines {
  private var written: [StateLogLine] = []
  private var followed: Set<StateContainerID> = []

  var logger: StateLogger { own }
  private lazy var own = StateLogger { [unowned self] in written.append($0) }

  private var lines: [StateLogLine] { written.filter { followed.contains($0.container) } }
  /// What has been written about any container.
  var all: [String] { written.map(\.event) }
  var texts: [String] { lines.map(\.event) }
  var payloads: [String] { lines.map(\.payload) }

  @discardableResult
  func follow(_ container: StateContainer<Step>) -> StateContainer<Step> {
    followed.insert(container.id)
    return container
  }

  /// A new container that is logged by itself.
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

  /// Lets what is logged meanwhile be written here.
  @discardableResult
  func use<Result>(_ work: () -> Result) -> Result {
    StateLogger.$shared.withValue(logger, operation: work)
  }
}
