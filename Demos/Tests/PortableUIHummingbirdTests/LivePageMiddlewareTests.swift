import Foundation
import Hummingbird
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
  }
}

/// A middleware that can revoke the permission to use its routes.
///
/// Unchecked: `lock` guards the mutable property.
private final class Gate<Context: RequestContext>: RouterMiddleware, @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = true

  func revoke() { lock.withLock { isOpen = false } }

  func handle(
    _ input: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard lock.withLock({ isOpen }) else { throw HTTPError(.unauthorized) }
    return try await next(input, context)
  }
}

/// The middleware of a route protects the events and the stream of its page.
@Suite(.timeLimit(.minutes(5)))
struct LivePageMiddlewareTests {
  private let pages = LivePages(clock: StoppedClock())
  private let gate = Gate<BasicRequestContext>()

  private var router: Router<BasicRequestContext> {
    let router = Router()
    router.livePage("/counter", in: pages) { Counter() }
    router.group("/gated").add(middleware: gate)
      .livePage("/", in: pages) { Counter() }
      .livePage("/numbers/**", in: pages) { Counter() }
    return router
  }

  @Test(arguments: ["/gated", "/gated/numbers/7?q=x"])
  func pageOfAProtectedRouteIsNotUsedByWayOfAnother(path: String) async throws {
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: path, method: .get))
      for other in ["/counter", "/gated/numbers", "/gated/numbers/8?q=x", "/gated?q=y"] {
        let event = try await client.execute(
          uri: other, method: .post, headers: page.eventHeaders, body: page.click(1))
        #expect(event.status == .forbidden, "\(other)")
        let stream = try await client.execute(uri: other, method: .get, headers: page.streamHeaders)
        #expect(stream.status == .forbidden, "\(other)")
      }
      let event = try await client.execute(uri: path, method: .post, headers: page.eventHeaders, body: page.click(1))
      #expect(event.status == .noContent)
    }
  }

  @Test func pageOfAnotherRouteIsNotUsedByWayOfAProtectedOne() async throws {
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/counter", method: .get))
      let event = try await client.execute(
        uri: "/gated", method: .post, headers: page.eventHeaders, body: page.click(1))
      let stream = try await client.execute(uri: "/gated", method: .get, headers: page.streamHeaders)
      #expect(event.status == .forbidden && stream.status == .forbidden)
    }
  }

  @Test func middlewareOfAProtectedRouteRunsForItsSockets() async throws {
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/gated", method: .get))
      try await client.withSocket(uri: "/counter", headers: page.socketHeaders(client)) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 403 "))
      }
      gate.revoke()
      try await client.withSocket(uri: "/gated", headers: page.socketHeaders(client)) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 401 "))
      }
    }
  }

  /// A socket does not outlast its lifetime: the next events are a POST, which the middleware rejects.
  @Test func revokedPermissionEndsTheUseOfASocket() async throws {
    var configuration = LivePageConfiguration()
    configuration.socketLifetime = .nanoseconds(1)
    configuration.heartbeatInterval = .seconds(3600)
    let pages = LivePages(configuration: configuration)
    let router = Router()
    router.group("/gated").add(middleware: gate).livePage("/", in: pages) { Counter() }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/gated", method: .get))
      try await client.withSocket(uri: "/gated", headers: page.socketHeaders(client)) { socket in
        gate.revoke()
        try await socket.send(text: String(buffer: page.click(1)))
        #expect(try await socket.next() == .text("event:renew\ndata:0\n\n"))
        #expect(try await socket.next() == .close(code: 1001))
      }
      let event = try await client.execute(
        uri: "/gated", method: .post, headers: page.eventHeaders, body: page.click(1))
      #expect(event.status == .unauthorized)
    }
  }

  @Test func revokedPermissionEndsTheUseOfAnOpenPage() async throws {
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/gated", method: .get))
      let before = try await client.execute(
        uri: "/gated", method: .post, headers: page.eventHeaders, body: page.click(1))
      #expect(before.status == .noContent)
      gate.revoke()
      for path in ["/gated", "/gated/"] {
        let event = try await client.execute(
          uri: path, method: .post, headers: page.eventHeaders, body: page.click(2))
        let stream = try await client.execute(uri: path, method: .get, headers: page.streamHeaders)
        let document = try await client.execute(uri: path, method: .get)
        #expect(event.status == .unauthorized && stream.status == .unauthorized && document.status == .unauthorized)
      }
      // The permission to use another page does not help.
      let other = try await client.execute(
        uri: "/counter", method: .post, headers: page.eventHeaders, body: page.click(2))
      #expect(other.status == .forbidden)
    }
  }
}
