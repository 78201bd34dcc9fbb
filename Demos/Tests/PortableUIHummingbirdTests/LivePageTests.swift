import Foundation
import Hummingbird
import PortableUI
import PortableUIWeb
import ProcessTesting
import ServerTesting
import Testing

@testable import PortableUIHummingbird

private struct Counter: View {
  var name = "Counter"
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
      .navigationTitle(name)
  }
}

/// A view that shows the language and time zone of its visitor.
private struct Reader: View {
  @PortableUI.Environment(\.locale) private var locale
  @PortableUI.Environment(\.timeZone) private var timeZone

  var body: some View {
    Text("\(locale.identifier) in \(timeZone.identifier)")
    Button("Nothing") {}
  }
}

/// A view with an address for each number.
private struct Numbers: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("One", value: 1)
        Button("Nothing") {}
      }
      .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
  }
}

/// An action that saves until the test finishes it.
@MainActor
private final class Saving {
  private let started = AsyncStream<Void>.makeStream()
  private let finished = AsyncStream<Void>.makeStream()
  private(set) var isSaved = false

  nonisolated init() {}

  func save() async {
    started.continuation.finish()
    for await _ in finished.stream {}
    if !Task.isCancelled { isSaved = true }
  }

  func hasStarted() async { for await _ in started.stream {} }
  func finish() { finished.continuation.finish() }
}

private struct SavingView: View {
  let saving: Saving
  @State private var isSaving = false

  var body: some View {
    if isSaving {
      ProgressView("Saving")
        .task {
          await saving.save()
          isSaving = false
        }
    } else {
      Button("Save") { isSaving = true }
    }
  }
}

@Suite(.timeLimit(.minutes(5)))
struct LivePageTests {
  private let watcher: StreamWatcher
  private let pages: LivePages

  init() {
    watcher = StreamWatcher()
    pages = LivePages(clock: StoppedClock(), reporter: watcher)
  }

  private func router(_ build: (Router<BasicRequestContext>) -> Void) -> Router<BasicRequestContext> {
    let router = Router()
    build(router)
    return router
  }

  @Test func onePageRouteServesThePageAndItsAssets() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let response = try await client.execute(uri: "/counter", method: .get)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
      #expect(response.headers[.contentSecurityPolicy]?.contains("script-src 'self';") == true)
      let page = try ServedPage(response)
      #expect(page.html.contains("<title>Counter</title>"))
      let assets = page.html.matches(of: /(?:src|href)="(\/[^"]*)"/).map(\.1)
      #expect(assets.count == LiveAssets.initialNames.count)
      let script = try #require(assets.first { $0.hasSuffix("/live.js") })
      // Scripts that the page loads later are beside it.
      for asset in LiveAssets.names.map({ script.dropLast("live.js".count) + $0 }) {
        let response = try await client.execute(uri: String(asset), method: .get)
        #expect(response.status == .ok)
        #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
        #expect(response.body.readableBytes > 0)
      }
    }
  }

  @Test func routerAndGroupsCanHaveSeveralPages() async throws {
    let router = router { router in
      router.livePage("/", in: pages) { Counter() }
      router.livePage("/a", in: pages) { Counter() }
      router.livePage("/a/:id", in: pages) { Counter() }
      router.group("/group/:name").livePage("/a", in: pages) { Counter() }
      router.group("/group").group("/inner").livePage("/", in: pages) { Counter() }
    }
    try await withServer(router) { client in
      for path in ["/", "/a", "/a/7", "/group/x%20y/a", "/group/inner"] {
        let page = try ServedPage(try await client.execute(uri: path, method: .get))
        let assets = page.html.matches(of: /(?:src|href)="(\/[^"]*)"/).map(\.1)
        #expect(assets.count == LiveAssets.initialNames.count)
        for asset in assets {
          #expect(try await client.execute(uri: String(asset), method: .get).status == .ok, "\(path) \(asset)")
        }
      }
    }
  }

  @Test func pageIsServedAtDeeperAddresses() async throws {
    let router = router { router in
      router.livePage("/shop/**", in: pages) { Numbers() }
      router.get("/shop/picture.svg") { _, _ in "a picture" }
      router.livePage("/flat", in: pages) { Numbers() }
    }
    try await withServer(router) { client in
      let base = try await client.execute(uri: "/shop", method: .get)
      #expect(String(buffer: base.body).contains("href=\"/shop/1\""))
      let page = try ServedPage(try await client.execute(uri: "/shop/42?q=x", method: .get))
      #expect(page.html.contains("<title>Number 42</title>"))
      for asset in page.html.matches(of: /(?:src|href)="(\/_live[^"]*)"/).map(\.1) {
        #expect(try await client.execute(uri: String(asset), method: .get).status == .ok)
      }
      let event = try await client.execute(
        uri: "/shop/42?q=x", method: .post, headers: page.eventHeaders, body: page.click(1))
      #expect(event.status == .noContent)
      let picture = try await client.execute(uri: "/shop/picture.svg", method: .get)
      #expect(String(buffer: picture.body) == "a picture")
      for path in ["/flat/42", "/shop/%zz"] {
        #expect(try await client.execute(uri: path, method: .get).status == .notFound, "\(path)")
      }
    }
  }

  @Test func pageReadsThePathParameters() async throws {
    let router = router { router in
      router.livePage("/blog/:id", in: pages) { page in
        Counter(name: "Post \(try page.parameters.require("id")) \(page.request.uri.queryParameters["q"] ?? "")")
      }
    }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/blog/seven?q=x", method: .get))
      #expect(page.html.contains("<title>Post seven x</title>"))
    }
  }

  @Test func thrownErrorBecomesTheResponse() async throws {
    let router = router { router in
      router.livePage("/blog/:id", in: pages) { page in
        guard page.parameters.get("id") == "1" else { throw HTTPError(.notFound) }
        return Counter()
      }
    }
    try await withServer(router) { client in
      let found = try await client.execute(uri: "/blog/1", method: .get)
      let missing = try await client.execute(uri: "/blog/2", method: .get)
      let head = try await client.execute(uri: "/blog/2", method: .head)
      #expect(found.status == .ok && missing.status == .notFound && head.status == .notFound)
    }
  }

  @Test func headRequestCreatesNoSession() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let response = try await client.execute(uri: "/counter", method: .head)
      #expect(response.status == .ok && response.body.readableBytes == 0)
      #expect(await pages.sessionCount == 0)
    }
  }

  @Test func eventsResultInPatchesUntilThePageIsLeft() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      async let stream = client.execute(uri: "/counter", method: .get, headers: page.streamHeaders)
      let first = try await client.execute(
        uri: "/counter", method: .post, headers: page.eventHeaders, body: page.click(1))
      #expect(first.status == .noContent)
      // It also contains what was rendered before it was opened.
      await watcher.streamHasOpened()
      let last = try await client.execute(
        uri: "/counter", method: .post, headers: page.eventHeaders, body: page.click(2, bye: true))
      #expect(last.status == .noContent)
      let response = try await stream
      #expect(response.headers[.contentType] == "text/event-stream; charset=utf-8")
      let frames = String(buffer: response.body).components(separatedBy: "\n\n").dropLast()
      #expect(frames.count == 3)
      // A comment, so that proxies send the head of the response at once.
      #expect(frames.first == ":")
      #expect(frames.dropFirst().first?.hasPrefix("data:[1,1,[\"t\",") == true)
      #expect(frames.last?.hasPrefix("data:[2,2,[\"t\",") == true)
      #expect(await pages.sessionCount == 0)
    }
  }

  @Test func headersDetermineTheVisitor() async throws {
    let router = router { $0.livePage("/reader", in: pages) { Reader() } }
    try await withServer(router) { client in
      let known: HTTPFields = [.acceptLanguage: "de-AT, en;q=0.5", .cookie: "tz=Asia/Tokyo"]
      let page = try ServedPage(try await client.execute(uri: "/reader", method: .get, headers: known))
      #expect(page.html.contains("de_AT in Asia/Tokyo"))
      var headers = page.streamHeaders
      headers[HTTPFields.Element.Name("Live-Zone")!] = "Europe/Paris"
      headers[HTTPFields.Element.Name("Live-Locale")!] = "fr-FR"
      async let stream = client.execute(uri: "/reader", method: .get, headers: headers)
      await watcher.streamHasOpened()
      _ = try await client.execute(
        uri: "/reader", method: .post, headers: page.eventHeaders, body: page.click(1, bye: true))
      #expect(String(buffer: try await stream.body).contains("fr_FR in Europe"))
    }
  }

  @Test(arguments: [
    (HTTPFields.Element.Name("Origin")!, "https://evil.test", HTTPResponse.Status.forbidden),
    (HTTPFields.Element.Name("Sec-Fetch-Site")!, "cross-site", .forbidden),
    (.cookie, "live=0", .forbidden),
    (.contentType, "text/plain", .unsupportedMediaType),
    (HTTPFields.Element.Name("Live-Page")!, "0", .gone),
  ])
  func headersAreChecked(
    name: HTTPFields.Element.Name, value: String, status: HTTPResponse.Status
  ) async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      var headers = page.eventHeaders
      headers[name] = value
      let response = try await client.execute(uri: "/counter", method: .post, headers: headers, body: page.click(1))
      #expect(response.status == status)
    }
  }

  @Test func hostDeterminesTheOrigin() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      var headers = page.eventHeaders
      headers[.origin] = "http://localhost"
      let response = try await client.execute(uri: "/counter", method: .post, headers: headers, body: page.click(1))
      #expect(response.status == .noContent)
    }
  }

  @Test func tooLongBodyIsRejected() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      let body = ByteBuffer(repeating: 0x20, count: 64 * 1024 + 1)
      let response = try await client.execute(uri: "/counter", method: .post, headers: page.eventHeaders, body: body)
      #expect(response.status == .contentTooLarge)
    }
  }

  @Test func assetsAreCompressedForBrowsersThatAcceptIt() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      for asset in page.html.matches(of: /(?:src|href)="(\/[^"]*)"/).map({ String($0.1) }) {
        let plain = try await client.execute(uri: asset, method: .get, headers: [.acceptEncoding: "br, gzip;q=0"])
        let gzip = try await client.execute(uri: asset, method: .get, headers: [.acceptEncoding: "br, gzip;q=0.5"])
        #expect(plain.headers[.contentEncoding] == nil && gzip.headers[.contentEncoding] == "gzip")
        #expect(plain.headers[.vary] == "Accept-Encoding" && gzip.headers[.vary] == "Accept-Encoding")
        #expect(gzip.body.readableBytes < plain.body.readableBytes)
        #expect(gzip.headers[.contentType] == plain.headers[.contentType])
        #expect(try await unzipped(gzip.body) == String(buffer: plain.body))
      }
      let document = try await client.execute(uri: "/counter", method: .get, headers: [.acceptEncoding: "gzip"])
      #expect(document.headers[.contentEncoding] == nil)
    }
  }

  private func unzipped(_ file: ByteBuffer) async throws -> String {
    let arguments = ["gzip", "--decompress", "--stdout"]
    let finished = try await FinishedProcess.run(
      URL(filePath: "/usr/bin/env"), arguments, input: Array(file.readableBytesView))
    return String(decoding: finished.output, as: UTF8.self)
  }

  /// No stream is open, and a client that is slow keeps the server from ending.
  @Test func sessionsEndAtTheStartOfAShutdown() async throws {
    let (log, entries) = AsyncStream<String>.makeStream()
    let (begun, begin) = AsyncStream<Never>.makeStream()
    let pages = LivePages(clock: StoppedClock(), reporter: EndReporter(ended: { entries.yield("session") }))
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    router.post("/slow") { request, _ in
      begin.finish()
      return Response(status: .ok, body: ResponseBody(byteBuffer: try await request.body.collect(upTo: 100)))
    }
    var limits = LiveServerLimits()
    limits.shutdownTimeout = .seconds(5)
    try await withServer(router, server: .livePages(limits)) { client in
      _ = try await client.execute(uri: "/counter", method: .get)
      let post = "POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{"
      try await client.withConnection(sending: post) { received in
        for await _ in begun {}
        await client.shutDown()
        let reading = Task {
          for await _ in received {}
          entries.yield("connection")
        }
        #expect(await log.first { _ in true } == "session")
        await reading.value
      }
    }
  }

  private struct EndReporter: LivePageReporter {
    let ended: @Sendable () -> Void

    func sessionEnded(_ label: String, _ reason: SessionEnd, now counts: SessionCounts) { ended() }
  }

  @Test func prefetchIsRejected() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      for name in ["Sec-Purpose", "Purpose", "X-Moz"] {
        let headers: HTTPFields = [HTTPFields.Element.Name(name)!: "prefetch"]
        let response = try await client.execute(uri: "/counter", method: .get, headers: headers)
        #expect(response.status == .serviceUnavailable)
      }
      #expect(await pages.sessionCount == 0)
    }
  }

  @Test func shutdownNotifiesThePageAndEndsItsStream() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      async let stream = client.execute(uri: "/counter", method: .get, headers: page.streamHeaders)
      await watcher.streamHasOpened()
      await pages.shutdown()
      #expect(String(buffer: try await stream.body).hasPrefix(":\n\nevent:reload\ndata:"))
      #expect(try await client.execute(uri: "/counter", method: .get).status == .serviceUnavailable)
    }
  }

  @Test func shutdownOfTheServerEndsThePages() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    let stream = try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      let stream = Task { try await client.execute(uri: "/counter", method: .get, headers: page.streamHeaders) }
      await watcher.streamHasOpened()
      return stream
    }
    #expect(String(buffer: try await stream.value.body).hasPrefix(":\n\nevent:reload\ndata:"))
    #expect(await pages.sessionCount == 0)
  }

  /// Opens a page that saves, and returns its stream as soon as it does.
  private func startSaving(_ saving: Saving, _ client: ServerClient) async throws -> Task<ServerResponse, any Error> {
    let page = try ServedPage(try await client.execute(uri: "/save", method: .get))
    let stream = Task { try await client.execute(uri: "/save", method: .get, headers: page.streamHeaders) }
    await watcher.streamHasOpened()
    _ = try await client.execute(uri: "/save", method: .post, headers: page.eventHeaders, body: page.click(1))
    await saving.hasStarted()
    return stream
  }

  @Test func shutdownOfTheServerWaitsForActionsThatShowProgress() async throws {
    let saving = Saving()
    let router = router { $0.livePage("/save", in: pages) { SavingView(saving: saving) } }
    let stream = try await withServer(router) { client in
      let stream = try await startSaving(saving, client)
      return Task {
        let body = try await stream.value.body
        // The page has been told to load again while its view still saves.
        let isUnfinished = await !saving.isSaved
        await saving.finish()
        return (String(buffer: body), isUnfinished)
      }
    }
    // The server has ended after the action.
    #expect(await saving.isSaved)
    let (text, isUnfinished) = try await stream.value
    #expect(text.contains("event:reload\ndata:") && isUnfinished)
    #expect(await pages.sessionCount == 0)
  }

  @Test func shutdownOfTheServerWaitsUntilALastingActionIsCanceled() async throws {
    var configuration = LivePageConfiguration()
    (configuration.drainLimit, configuration.sweepInterval) = (.milliseconds(200), .milliseconds(10))
    let pages = LivePages(configuration: configuration, reporter: watcher)
    let saving = Saving()
    let router = router { $0.livePage("/save", in: pages) { SavingView(saving: saving) } }
    let stream = try await withServer(router) { try await startSaving(saving, $0) }
    // The server has ended after the session.
    #expect(await pages.sessionCount == 0)
    #expect(String(buffer: try await stream.value.body).contains("event:reload\ndata:"))
    #expect(await !saving.isSaved)
  }

  @Test func closedConnectionIsDetectedImmediately() async throws {
    let router = router { $0.livePage("/counter", in: pages) { Counter() } }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      let stream = Task { try await client.execute(uri: "/counter", method: .get, headers: page.streamHeaders) }
      await watcher.streamHasOpened()
      stream.cancel()
      // Without a heartbeat, which the clock of the test does not make due.
      await watcher.streamHasClosed()
      #expect(await pages.sessionCount == 1)
    }
  }
}
