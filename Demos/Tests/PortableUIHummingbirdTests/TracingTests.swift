import Hummingbird
import InMemoryTracing
import PortableUIWeb
import Testing
import Tracing

@testable import PortableUIHummingbird

struct TracingTests {
  private let tracer = InMemoryTracer()

  private func trace(_ method: LiveRequest.Method, _ change: (inout LiveRequest) -> Void = { _ in }) async throws {
    var request = LiveRequest(method: method)
    request.page = "5ec2e7"
    request.cookie = "live=c00c1e"
    change(&request)
    _ = try await traced(request, LivePageRoute(path: "/blog/:id"), tracer) { Response(status: .noContent) }
  }

  @Test func requestOfAPageHasASpanWithItsRouteAndStatus() async throws {
    try await trace(.post)
    try await trace(.get) { $0.accept = "text/event-stream" }
    try await trace(.get)
    #expect(
      tracer.finishedSpans.map(\.operationName) == ["live page events", "live page stream", "live page document"])
    for span in tracer.finishedSpans {
      #expect(span.attributes["http.route"]?.toSpanAttribute() == .string("/blog/{id}"))
      #expect(span.attributes["http.response.status_code"]?.toSpanAttribute() == .int64(204))
      #expect(!"\(span)".contains("5ec2e7") && !"\(span)".contains("c00c1e"))
    }
  }

  @Test func errorOfAViewIsRecorded() async throws {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await traced(LiveRequest(method: .get), LivePageRoute(path: "/"), tracer) { throw Failure() }
    }
    #expect(tracer.finishedSpans.first?.errors.count == 1)
  }
}
