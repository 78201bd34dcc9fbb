#if Hummingbird
  import Hummingbird
  import PortableUIWeb
  import Tracing

  /// Handles a request in a span with the path of its route.
  ///
  /// Hummingbird's `TracingMiddleware` records the request itself. This span is part of it, and contains the spans of
  /// the view's code. The span of a stream ends when the stream is open.
  func traced(
    _ request: LiveRequest, _ route: LivePageRoute, _ tracer: any Tracer, _ handle: () async throws -> Response
  ) async throws -> Response {
    try await tracer.withAnySpan("live page \(request.purposeName)") { span in
      span.attributes["http.route"] = route.path.description
      let response = try await handle()
      span.attributes["http.response.status_code"] = response.status.code
      return response
    }
  }

  extension LiveRequest {
    /// The purpose of the request, as part of a span's name.
    fileprivate var purposeName: String {
      switch method {
      case .post where reopening != nil: "document"
      case .post: "events"
      case .get where wantsStream: "stream"
      case .get, .head, .other: "document"
      }
    }
  }
#endif
