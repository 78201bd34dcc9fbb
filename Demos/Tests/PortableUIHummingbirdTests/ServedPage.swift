import Hummingbird
import ServerTesting
import Testing

/// A page that a server has sent to a browser, with what is needed for its events and its stream.
struct ServedPage {
  let html: String
  let token: String
  let cookie: String
  let button: String

  init(_ response: ServerResponse) throws {
    html = String(buffer: response.body)
    token = String(try #require(html.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1)
    cookie = String(try #require(response.headers[.setCookie]).prefix { $0 != ";" })
    button = String(try #require(html.firstMatch(of: /<button [^>]*data-n="(\d+)"/)).1)
  }

  var eventHeaders: HTTPFields {
    [.contentType: "application/json", .cookie: cookie, HTTPFields.Element.Name("Live-Page")!: token]
  }

  var streamHeaders: HTTPFields {
    [
      .accept: "text/event-stream", .cookie: cookie, HTTPFields.Element.Name("Live-Page")!: token,
      HTTPFields.Element.Name("Live-Last")!: "0",
    ]
  }

  /// The header fields of a WebSocket, as the script of a page at `http://localhost` sends them.
  func socketHeaders(_ client: ServerClient) -> HTTPFields {
    [
      .cookie: cookie, .origin: "http://localhost:\(client.port)", .upgrade: "websocket", .connection: "Upgrade",
      HTTPFields.Element.Name("Sec-WebSocket-Protocol")!: "live, page.\(token), last.0",
    ]
  }

  func click(_ number: Int, acknowledging patch: Int = 0, bye: Bool = false) -> ByteBuffer {
    ByteBuffer(string: #"{"seq":\#(number),"ack":\#(patch),"events":[[\#(button),"click"]],"bye":\#(bye)}"#)
  }
}
