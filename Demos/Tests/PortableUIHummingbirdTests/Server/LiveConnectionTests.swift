import Hummingbird
import PortableUIHummingbird
import ServerTesting
import Testing

@testable import PortableUIHummingbird

@Suite(.timeLimit(.minutes(5)))
struct LiveConnectionTests {
  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.get("/addresses") { _, _ in
      let connection = LiveConnection.current
      return ([connection?.remoteAddress ?? "none"] + (connection?.ownAddresses ?? [])).joined(separator: " ")
    }
    return router
  }

  private func addresses(_ client: ServerClient) async throws -> String {
    String(buffer: try await client.execute(uri: "/addresses", method: .get).body)
  }

  @Test func everyContextHasTheAddressesOfTheConnection() async throws {
    try await withServer(router, server: .livePages()) { client in
      let seen = try await addresses(client)
      #expect(seen == "127.0.0.1 127.0.0.1")
    }
  }

  @Test func aServerOnAllInterfacesHasTheAddressesOfTheMachine() async throws {
    try await withServer(router, server: .livePages(), host: "0.0.0.0") { client in
      let addresses = try await addresses(client)
      #expect(addresses.hasPrefix("127.0.0.1 127.0.0.1 "))
      #expect(Set(MachineAddresses.current).isSubset(of: Set(addresses.split(separator: " ").map(String.init))))
    }
  }

  @Test func anotherServerHasNone() async throws {
    let known = try await withServer(router, server: .http1()) { client in try await addresses(client) }
    #expect(known == "none")
  }
}
