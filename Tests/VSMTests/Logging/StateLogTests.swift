import Observation
import Testing

@testable import VSM

@MainActor
struct StateContainerLoggingTests {
  let lines = Lines()

  @Test func loggingDoesNotRetainTheContainerAndEndsWithIt() {
    weak var weakContainer: StateContainer<Step>?
    do {
      let container = StateContainer<Step>(state: .initial)
      // Other tests may have added observers.
      container.reporter = nil
      lines.start(.standard, in: container)
      weakContainer = container
    }
    #expect(weakContainer == nil)
    #expect(lines.texts == ["log begins in initial", "gone"])
    #expect(!lines.logger.isListening)
  }

  @Test func logStartedInABodyDoesNotObserveTheState() {
    let container = StateContainer<Step>(state: .initial)
    var isInvalidated = false
    withObservationTracking {
      lines.start([.standard, .payloads], in: container)
    } onChange: {
      MainActor.assumeIsolated { isInvalidated = true }
    }
    container.observe(.loading)
    #expect(lines.texts.count == 2)
    #expect(!isInvalidated)
  }

  @Test func stoppedLogLogsNothing() {
    let container = lines.start(.standard)
    lines.use { container.stopLogging() }
    container.observe(.loading)
    #expect(lines.texts == ["log begins in initial"])
  }

  @Test func viewLogsItsContainer() {
    struct Page: ViewStateRendering {
      let container = StateContainer<Step>(state: .initial)
    }
    let page = Page()
    lines.follow(page.container)
    lines.use { page.startLogging(.changes) }
    page.observe(.loading, file: "Shop/Cart.swift", line: 7)
    lines.use { page.stopLogging() }
    page.observe(.initial)
    #expect(lines.texts == ["initial → loading (Cart.swift:7, state)"])
  }
}
