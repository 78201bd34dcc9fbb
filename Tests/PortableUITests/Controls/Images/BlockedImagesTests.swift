import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct BlockedImagesTests {
  private func diagnostics(_ addresses: [String], allowed: [String]?) -> [Diagnostic] {
    var environment = EnvironmentValues()
    environment.imageOrigins = allowed
    var found: [Diagnostic] = []
    let host = ViewHost(environment: environment, didDiagnose: { found.append($0) }) {
      ForEach(addresses, id: \.self) { address in
        AsyncImage(url: URL(string: address))
        AsyncImage(url: URL(string: address)) { phase in phase.image }
      }
    }
    host.close()
    return found
  }

  @Test func pictureOfAnotherOriginIsReportedOnce() {
    let found = diagnostics(["https://a.example/1.png", "https://a.example/2.png"], allowed: ["https://b.example"])
    #expect(found.map(\.kind) == [.blockedImage])
    #expect(found.first?.message.contains("https://a.example ") == true)
  }

  @Test(arguments: [
    "/own.png", "own.png", "https://B.example/1.png", "https://images.c.example/1.png", "http://d.example:81/1.png",
  ])
  func allowedPictureIsNotReported(address: String) {
    let allowed = ["https://b.example", "https://*.c.example", "http://d.example:81"]
    #expect(diagnostics([address], allowed: allowed).isEmpty)
  }

  @Test(arguments: [
    "http://b.example/1.png", "https://b.example.evil.test/1.png", "https://c.example/1.png",
    "https://b.example@evil.test/1.png", "http://d.example/1.png", "https://xc.example/1.png",
  ])
  func similarOriginIsReported(address: String) {
    let allowed = ["https://b.example", "https://*.c.example", "http://d.example:81"]
    #expect(diagnostics([address], allowed: allowed).map(\.kind) == [.blockedImage])
  }

  @Test func withoutAPolicyAllPicturesAreShown() {
    #expect(diagnostics(["https://a.example/1.png"], allowed: nil).isEmpty)
  }
}
