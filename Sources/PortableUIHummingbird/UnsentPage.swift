#if Hummingbird
  import Hummingbird
  import NIOConcurrencyHelpers
  import PortableUIWeb

  /// A page that says that there is no page at its address, as an error.
  ///
  /// Middleware such as `FileMiddleware` answers a request itself if its route throws that nothing was found. If none
  /// does, the page is sent.
  final class UnsentPage: HTTPResponseError {
    let status: HTTPResponse.Status
    private let page: NIOLockedValueBox<Page>

    private enum Page {
      case unsent(Response, LiveResponse.Fallback)
      case sent(Response)
    }

    private init(_ response: Response, _ fallback: LiveResponse.Fallback) {
      status = response.status
      page = NIOLockedValueBox(.unsent(response, fallback))
    }

    deinit {
      guard case .unsent(_, let fallback) = page.withLockedValue(\.self) else { return }
      Task { await fallback.discard() }
    }

    func response(from request: Request, context: some RequestContext) -> Response {
      page.withLockedValue { page in
        switch page {
        case .unsent(let response, _):
          page = .sent(response)
          return response
        case .sent(let response): return response
        }
      }
    }

    /// Returns the response to a request, or throws it if the server may have something else at the address.
    static func response(_ live: LiveResponse, to request: Request, pages: LivePages) async throws -> Response {
      let response = try await Response(live, to: request, pages: pages)
      guard let fallback = live.fallback else { return response }
      throw UnsentPage(response, fallback)
    }
  }
#endif
