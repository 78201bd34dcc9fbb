#if Accounts
  import HTTPTypes
  import NIOCore
  import ServerTesting
  import Testing

  /// A browser with cookies, for the pages of accounts.
  final class AccountBrowser {
    let client: ServerClient
    /// The cookies, by their names.
    var cookies: [String: String] = [:]

    init(_ client: ServerClient) { self.client = client }

    var cookieHeader: String { cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ") }

    func get(_ path: String) async throws -> ServerResponse {
      let response = try await client.execute(uri: path, method: .get, headers: [.cookie: cookieHeader])
      keepCookies(of: response)
      return response
    }

    func open(_ path: String) async throws -> AccountTab {
      let response = try await get(path)
      #expect(response.status == .ok, "\(path)")
      return try AccountTab(browser: self, path: path, html: String(buffer: response.body))
    }

    func keepCookies(of response: ServerResponse) {
      for header in response.headers[values: .setCookie] {
        let pair = header.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        cookies[String(pair[0])] = header.contains("Max-Age=0") ? nil : String(pair[1])
      }
    }
  }

  /// A page of accounts that is open in a browser.
  struct AccountTab {
    let browser: AccountBrowser
    let path: String
    let html: String
    let token: String

    init(browser: AccountBrowser, path: String, html: String) throws {
      (self.browser, self.path, self.html) = (browser, path, html)
      token = String(try #require(html.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1)
    }

    /// The numbers of the text fields, from top to bottom.
    var fields: [String] { html.matches(of: /<input [^>]*data-n="(\d+)"/).map { String($0.1) } }

    func button(_ name: String) throws -> String {
      let buttons = html.matches(of: /<button [^>]*?data-n="(\d+)"[^>]*>(.*?)<\/button>/)
      return String(try #require(buttons.first { $0.2.contains(">\(name)<") || $0.2 == name }, "\(name)").1)
    }

    var headers: HTTPFields {
      [
        .contentType: "application/json", .cookie: browser.cookieHeader,
        HTTPFields.Element.Name("Live-Page")!: token,
      ]
    }

    /// A batch that fills the fields and presses a button.
    func events(_ texts: [String], _ button: String) throws -> String {
      let edits = zip(fields, texts).map { #"[\#($0),"input","\#($1)",1]"# }
      let events = edits + ["[\(try self.button(button)),\"click\"]"]
      return #"{"seq":1,"ack":0,"events":[\#(events.joined(separator: ","))]}"#
    }

    func withSocket(_ use: (ServerSocket) async throws -> Void) async throws {
      let headers: HTTPFields = [
        .cookie: browser.cookieHeader, .origin: "http://localhost:\(browser.client.port)", .upgrade: "websocket",
        .connection: "Upgrade",
        HTTPFields.Element.Name("Sec-WebSocket-Protocol")!: "live, page.\(token), last.0",
      ]
      try await browser.client.withSocket(uri: path, headers: headers) { socket in
        #expect(socket.isOpen)
        try await use(socket)
      }
    }

    /// Fills the fields, presses a button, and returns the first match in what the page receives.
    func send<Output>(_ button: String, with texts: [String] = [], until pattern: Regex<Output>) async throws -> Output
    {
      var found: Output?
      try await withSocket { socket in
        try await socket.send(text: events(texts, button))
        var received = ""
        while found == nil, case .text(let text)? = try await socket.next() {
          received += text
          found = try pattern.firstMatch(in: received)?.output
        }
      }
      return try #require(found)
    }

    /// Fills the fields, presses a button, and returns the ticket that the page receives.
    func ticket(_ button: String, with texts: [String] = []) async throws -> String {
      String(try await send(button, with: texts, until: /\["x","([0-9a-f]{32})"\]/).1)
    }

    func redeem(_ ticket: String, _ change: (inout HTTPFields) -> Void = { _ in }) async throws -> ServerResponse {
      var headers = headers
      change(&headers)
      return try await browser.client.execute(
        uri: path, method: .post, headers: headers, body: ByteBuffer(string: #"{"ticket":"\#(ticket)"}"#))
    }

    /// Fills the fields, presses a button, and exchanges the ticket as the page's script does.
    func enter(_ button: String, with texts: [String] = []) async throws {
      let response = try await redeem(ticket(button, with: texts))
      #expect(response.status == .ok)
      browser.keepCookies(of: response)
    }
  }
#endif
