import Hummingbird
import Logging
import PortableUI
import PortableUIWeb
import Testing

@testable import PortableUIHummingbird

@Suite struct LiveErrorOrderTests {
  private func log(_ prepare: (Router<BasicRequestContext>) -> Void) -> RecordingLog {
    let (log, router) = (RecordingLog(), Router())
    prepare(router)
    LiveErrorOrder.check(router, logger: Logger(label: "test") { _ in log })
    return log
  }

  @Test func liveErrorsBeforeEverythingElseIsInOrder() {
    #expect(log { _ in }.lines == [])
  }

  @Test func earlierRoutesAreLoggedAsAnError() {
    let log = log { router in
      for path in ["/a", "/b", "/c", "/d"] { router.get(RouterPath(path)) { _, _ in "" } }
    }
    #expect(log.lines.count == 1 && log.lines[0].hasPrefix("error liveErrors comes after other routes"))
    let routes = log.metadataOfLines.first?["routes"]?.description ?? ""
    #expect(routes.contains("GET /") && routes.hasSuffix(" and 1 more"))
  }

  @Test func earlierMiddlewareIsAWarning() {
    let log = log { $0.add(middleware: FileMiddleware("none")) }
    #expect(log.lines.count == 1 && log.lines[0].hasPrefix("warning liveErrors comes after other middleware"))
  }
}
