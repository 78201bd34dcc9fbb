import PortableUI

@testable import PortableUIWeb

/// The processes of a simulated site: one that serves pages, and those that were killed or shut down.
@MainActor
final class SimulatedSite {
  let clock = ManualClock()
  private(set) var pages: LivePages
  private(set) var reporter = OutcomeReporter()
  private(set) var features: [String: SimulatedFeature] = [:]
  private let configuration: LivePageConfiguration

  init() {
    var configuration = LivePageConfiguration()
    configuration.firstLoadWait = .zero
    configuration.allowedHosts = ["example.test"]
    self.configuration = configuration
    pages = LivePages(configuration: configuration, clock: clock, reporter: reporter)
  }

  /// Starts another process. The former one loses everything, unless it is shut down in order.
  func replaceProcess(inOrder: Bool) {
    pages.shutdown()
    if !inOrder { for session in Array(pages.sessions.values) { pages.end(session, .shutdown) } }
    reporter = OutcomeReporter()
    pages = LivePages(configuration: configuration, clock: clock, reporter: reporter)
  }

  /// Opens a page, and returns its token and its cookie.
  ///
  /// - Parameter content: The content of the page; `nil` for a ``SimulatedPage``.
  func open(_ content: GeneratedContent?) async throws -> (token: String, cookie: String?, feature: SimulatedFeature) {
    let feature = SimulatedFeature()
    var request = LiveRequest(method: .get)
    request.host = "example.test"
    let response = try await pages.respond(to: request) {
      if let content { GeneratedView(content: content, feature: feature) } else { SimulatedPage(feature: feature) }
    }
    guard let token = response.text.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)?.1 else {
      throw Violation("A document was answered with status \(response.status).")
    }
    return (String(token), response["Set-Cookie"].map { String($0.prefix { $0 != ";" }) }, feature)
  }

  func session(_ token: String) -> LiveSession? { Secret(token).flatMap { pages.sessions[$0] } }
}

/// Records the outcome of each event, by the session's label.
@MainActor
final class OutcomeReporter: LivePageReporter {
  private(set) var outcomes: [String: [EventOutcome]] = [:]

  func event(_ outcome: EventOutcome, of label: String) { outcomes[label, default: []].append(outcome) }
}
