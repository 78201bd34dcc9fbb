import Foundation
import PortableUI
import Testing

@testable import PortableUIWeb

private struct LeavingView: View {
  @Environment(\.openURL) private var openURL
  @State private var result = ""
  let address: String

  var body: some View {
    Button("Leave") { openURL(URL(string: address)!) { result = $0 ? "accepted" : "refused" } }
    Text(result)
  }
}

/// The addresses to which actions of a page may lead.
@MainActor
struct LiveSessionOwnerTests {
  private func ops(of address: String, origins: Set<String> = []) async throws -> (ops: String, isRefused: Bool) {
    let browser = Browser { $0.openedOrigins = origins }
    let page = try await browser.open { LeavingView(address: address) }
    let socket = try await page.socket()
    _ = socket.received()
    try await page.click("Leave")
    return (socket.received().joined(), browser.reporter.entries.contains(.refused(.navigation)))
  }

  @Test func anActionLeadsToThisSiteOnly() async throws {
    #expect(try await ops(of: "/other?a=b").ops.contains(#"["o","/other?a=b"]"#))
    for address in ["https://example.org/", "//example.org", "http://example.test@example.org"] {
      let (ops, isRefused) = try await ops(of: address)
      #expect(!ops.contains(#"["o""#) && ops.contains("refused") && isRefused)
    }
  }

  @Test func anActionLeadsToAnAllowedOriginWithItsName() async throws {
    let (ops, isRefused) = try await ops(of: "https://Pay.example.com/a", origins: ["https://pay.example.com"])
    #expect(ops.contains(#"["o","https://Pay.example.com/a","https://pay.example.com"]"#) && !isRefused)
  }

  @Test func anActionWritesMail() async throws {
    #expect(try await ops(of: "mailto:a@example.org").ops.contains(#"["o","mailto:a@example.org"]"#))
  }
}
