import Foundation
import Hummingbird
import NIOCore
import PortableUIHummingbird
import ServerTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ServerAddressTests {
  @Test(arguments: [
    ("127.0.0.1", "http://127.0.0.1:8080"), ("0.0.0.0", "http://127.0.0.1:8080"), ("::", "http://[::1]:8080"),
    ("::1", "http://[::1]:8080"), ("localhost", "http://localhost:8080"),
  ])
  func addressCanBeOpenedByABrowser(host: String, url: String) {
    #expect(ServerAddress(host: host, port: 8080).url == url)
  }

  @Test(arguments: [EADDRINUSE, EACCES, EADDRNOTAVAIL, ENFILE])
  func anErrorOfTheSystemIsExplainedInOneLine(code: CInt) {
    let address = ServerAddress(host: "10.9.8.7", port: 81)
    let line = address.explanation(of: IOError(errnoCode: code, reason: "bind"))
    #expect(
      line.hasSuffix(".") && !line.contains("\n") && (line.contains("81") || line.contains("10.9.8.7")), "\(line)")
  }

  @Test func aPortInUseEndsTheProgramWithOneLine() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      try await withServer(Router()) { client in
        let address = ServerAddress(host: "127.0.0.1", port: client.port)
        let configuration = ApplicationConfiguration(address: address.binding)
        await Application(router: Router(), server: .livePages(), configuration: configuration).run(at: address)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n")
    #expect(
      lines.count == 1 && lines.first?.hasPrefix("Port ") == true && lines.first?.hasSuffix(".") == true, "\(output)")
    #expect(!output.contains("--"))
  }
}
