import Foundation
import ServerTesting
import Testing

/// The app of the shop as a process, which a server of its module serves.
@Suite(.timeLimit(.minutes(5)))
struct ShoppingAppTests {
  @Test func appPrintsItsAddressAndServesItsWindowsAtTheirPaths() async throws {
    let app = try await RunningProgram("ShoppingApp", "--port", "0")
    #expect(app.line == "ShoppingApp is at http://127.0.0.1:\(app.port)")
    let client = ServerClient(port: app.port)
    for (path, words) in [("/", "Favorites"), ("/cart", "Cart"), ("/_live/ready", "ready")] {
      let response = try await client.execute(uri: path, method: .get)
      #expect(response.status == .ok)
      #expect(String(buffer: response.body).contains(words), "\(path)")
    }
    // The sample products have pictures, which this app does not serve.
    let picture = try await client.execute(
      uri: "/shopping/images/1.svg", method: .get, headers: [.init("Sec-Fetch-Dest")!: "image"])
    #expect(picture.status == .notFound)
    #expect(try await app.stop() == 0)
  }

  @Test func appIsInTheLanguageOfThePerson() async throws {
    let app = try await RunningProgram("ShoppingApp", "--port", "0")
    let client = ServerClient(port: app.port)
    for (language, words) in [("de", "Warenkorb"), ("en", "Cart")] {
      let response = try await client.execute(
        uri: "/cart", method: .get, headers: [.acceptLanguage: language])
      let html = String(buffer: response.body)
      #expect(html.contains("<html lang=\"\(language)\"") && html.contains(words), "\(language)")
    }
    #expect(try await app.stop() == 0)
  }

  /// SIGTERM ends the stream of the page, whose client keeps the connection open.
  @Test func appWithAnOpenPageEndsOnRequest() async throws {
    let app = try await RunningProgram("ShoppingApp", "--port", "0")
    let client = ServerClient(port: app.port)
    let document = try await client.execute(uri: "/", method: .get)
    let html = String(buffer: document.body)
    let token = try #require(html.firstMatch(of: /name="live-page" content="([^"]+)"/)?.1)
    let cookie = try #require(document.headers[.setCookie]?.prefix { $0 != ";" })
    let stream = """
      GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nLive-Page: \(token)\r\nLive-Last: 0\r\n\
      Cookie: \(cookie)\r\n\r\n
      """
    try await client.withConnection(sending: stream) { received in
      var text = ""
      for await part in received {
        text += part
        if text.contains("data:") { break }
      }
      #expect(text.hasPrefix("HTTP/1.1 200"), "\(text)")
      let status = try await app.stop()
      #expect(status == 0)
    }
  }

  @Test func wrongOptionIsReportedInOneLine() async throws {
    let program = try await Program.run("ShoppingApp", "--colour", "red")
    #expect(program.status == 1)
    #expect(program.errors == "ShoppingApp: There is no option --colour. See --help.\n")
  }

  @Test func portInUseIsReported() async throws {
    let app = try await RunningProgram("ShoppingApp", "--port", "0")
    let second = try await Program.run("ShoppingApp", "--port", "\(app.port)")
    #expect(second.status == 1)
    #expect(second.errors.hasPrefix("ShoppingApp: Port \(app.port) on 127.0.0.1 is in use"))
    #expect(try await app.stop() == 0)
  }

  @Test func helpListsTheOptions() async throws {
    let program = try await Program.run("ShoppingApp", "--help")
    #expect(program.status == 0 && program.output.contains("--trusted-proxy"))
  }
}
