import Hummingbird
import HummingbirdCore
import Logging
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ServerNoticeTests {
  private let log = RecordingLog()
  private let pages = LivePages()

  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.livePage("/hello", in: pages) { Text("Hello") }
    return router
  }

  private func warnings(_ server: HTTPServerBuilder) async throws -> [String] {
    let logger = Logger(label: "test") { [log] _ in log }
    try await withServer(router, server: server, logger: logger) { client in
      for _ in 1...3 { _ = try await client.execute(uri: "/hello", method: .get) }
    }
    return log.lines.filter { $0.hasPrefix("warning ") }
  }

  @Test func aPageWithoutTheServerOfLivePagesIsLoggedOnce() async throws {
    let warnings = try await warnings(.http1())
    #expect(warnings.count == 1 && warnings.first?.contains("server: .livePages()") == true)
  }

  @Test func aPageWithTheServerOfLivePagesIsNotLogged() async throws {
    let isSilent = try await warnings(.livePages()).isEmpty
    #expect(isSilent)
  }
}
