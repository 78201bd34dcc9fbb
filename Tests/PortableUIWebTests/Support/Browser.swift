import Foundation
import PortableUI
import Testing
import VSMTestingPages

@testable import PortableUIWeb

/// A browser for live pages, without HTTP.
@MainActor
final class Browser {
  let pages: LivePages
  let clock: ManualClock
  let reporter: RecordingReporter
  var cookie: String?
  /// Modifies each request before it is sent.
  var edit: (inout LiveRequest) -> Void = { _ in }

  init(personNotices: (any PersonNotices)? = nil, _ change: (inout LivePageConfiguration) -> Void = { _ in }) {
    PageMirrors.start()
    var configuration = LivePageConfiguration()
    configuration.firstLoadWait = .zero
    configuration.allowedHosts = ["example.test"]
    change(&configuration)
    clock = ManualClock()
    reporter = RecordingReporter()
    pages = LivePages(configuration: configuration, clock: clock, reporter: reporter, personNotices: personNotices)
  }

  func send<V: View>(_ request: LiveRequest, @ViewBuilder to content: @MainActor () throws -> V) async throws
    -> LiveResponse
  {
    var request = request
    request.host = "example.test"
    request.cookie = cookie
    edit(&request)
    let response = try await pages.respond(to: request, content: content)
    if let header = response["Set-Cookie"] { cookie = String(header.prefix { $0 != ";" }) }
    return response
  }

  func get<V: View>(@ViewBuilder _ content: @MainActor () throws -> V) async throws -> LiveResponse {
    try await send(LiveRequest(method: .get), to: content)
  }

  func open<V: View>(@ViewBuilder _ content: @MainActor () throws -> V) async throws -> OpenPage {
    let response = try await get(content)
    #expect(response.status == 200)
    return try page(of: response)
  }

  /// The page whose document is a response.
  func page(of response: LiveResponse) throws -> OpenPage {
    let token = try #require(response.text.firstMatch(of: /name="live-page" content="([0-9a-f]{32})"/)).1
    return OpenPage(browser: self, html: response.text, token: String(token))
  }
}

/// A page that is open in a browser.
@MainActor
final class OpenPage {
  let browser: Browser
  let html: String
  let token: String
  var number = 0

  init(browser: Browser, html: String, token: String) {
    self.browser = browser
    self.html = html
    self.token = token
  }

  var session: LiveSession? { Secret(token).flatMap { browser.pages.sessions[$0] } }

  /// The nodes of the page in preorder.
  var nodes: [RenderNode] {
    func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }
    return session.map { all($0.host.tree) } ?? []
  }

  /// Returns the ID of the first element with this tag that contains the text.
  func id(_ tag: PortableUI.Tag, _ text: String? = nil) throws -> UInt64 {
    func texts(_ node: RenderNode) -> [String] { [node.text ?? ""] + node.children.flatMap(texts) }
    let node = nodes.first { $0.tag == tag && (text == nil || texts($0).contains(text!)) }
    return try #require(node).id.rawValue
  }

  /// Posts a body unchanged.
  @discardableResult
  func post(body: String) async throws -> Int { try await response(toBody: body).status }

  func response(toBody body: String) async throws -> LiveResponse {
    var request = LiveRequest(method: .post)
    request.body = .bytes(Array(body.utf8))
    request.contentType = "application/json"
    request.page = token
    return try await browser.send(request) { EmptyView() }
  }

  /// Posts events with the next number.
  @discardableResult
  func post(_ events: String..., ack: Int = 0, more: String = "") async throws -> Int {
    number += 1
    return try await post(
      body: #"{"seq":\#(number),"ack":\#(ack),"events":[\#(events.joined(separator: ","))]\#(more)}"#)
  }

  @discardableResult
  func click(_ text: String, ack: Int = 0) async throws -> Int {
    try await post("[\(id(.button, text)),\"click\"]", ack: ack)
  }

  func streamResponse(after last: String?) async throws -> LiveResponse {
    var request = LiveRequest(method: .get)
    request.accept = "text/event-stream"
    request.page = token
    request.last = last
    return try await browser.send(request) { EmptyView() }
  }

  func stream(after last: Int = 0) async throws -> OpenStream {
    let response = try await streamResponse(after: String(last))
    #expect(response.status == 200)
    guard case .stream(let stream) = response.body else { throw NotAStream() }
    return OpenStream(stream)
  }

  /// Requests a WebSocket as the page's script does.
  ///
  /// - Parameter change: Modifies the request.
  func socketResponse(
    after last: Int = 0, _ change: (inout LiveRequest) -> Void = { _ in }
  ) async throws -> LiveResponse {
    var request = LiveRequest(method: .get)
    request.socketProtocols = "live, page.\(token), last.\(last), zone.Asia%2FTokyo, locale.ja-JP"
    request.canSwitchToSocket = true
    request.origin = "http://example.test"
    change(&request)
    return try await browser.send(request) { EmptyView() }
  }

  func socket(after last: Int = 0) async throws -> LiveSocket {
    let response = try await socketResponse(after: last)
    #expect(response.status == 101)
    return try #require(response.socket)
  }

  struct NotAStream: Error {}
}

extension LiveSocket {
  /// Sends a message of the page, and waits until it is handled.
  func send(_ message: String) async {
    await withCheckedContinuation { continuation in
      receive(Array(message.utf8)) { continuation.resume() }
    }
  }

  /// Returns the frames that the page has not received, without heartbeats.
  func received() -> [String] { receivedFrames().filter { $0 != ":" } }

  /// Returns the frames that the page has not received, including heartbeats.
  func receivedFrames() -> [String] {
    guard let bytes = stream.takeFrames().bytes else { return [] }
    return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n").dropLast()
  }
}

/// The frames of a stream, one by one, even if several were written at once.
@MainActor
final class OpenStream {
  let stream: LiveStream
  private var rest: [String] = []

  init(_ stream: LiveStream) {
    self.stream = stream
  }

  func next() async -> String? {
    var iterator = stream.makeAsyncIterator()
    if rest.isEmpty, let bytes = await iterator.next() {
      rest = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n").dropLast()
    }
    return rest.isEmpty ? nil : rest.removeFirst()
  }

  /// Returns the next frame as its number, the number of the last applied batch, and its operations.
  func patch() async throws -> (number: Int, done: Int, ops: [NSArray]) {
    let frame = try #require(await next())
    let data = try #require(frame.hasPrefix("data:") ? frame.dropFirst(5) : nil)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [Any])
    return (
      try #require(json[0] as? Int), try #require(json[1] as? Int), json.dropFirst(2).compactMap { $0 as? NSArray }
    )
  }
}

extension LiveResponse {
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  var text: String {
    guard case .bytes(let bytes) = body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
