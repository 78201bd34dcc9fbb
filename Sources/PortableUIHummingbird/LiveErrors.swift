#if Hummingbird
  import HTTPTypes
  public import Hummingbird
  import Logging
  public import PortableUI
  public import PortableUIWeb

  extension Router {
    /// Shows errors as live pages, in the look of the site and with the right status.
    ///
    /// ```swift
    /// let router = Router()
    /// router.liveErrors { error in
    ///   SitePage { Text(error.status == .notFound ? "There is nothing here." : "This did not work.") }
    /// }
    /// router.add(middleware: FileMiddleware("Public"))
    /// router.livePage("/**") { ShopView() }
    /// ```
    ///
    /// When a browser opens a page, the view is shown for each error that a route or its middleware throws, and at an
    /// address without a route. It also takes the place of a page if a part of the page's address matches nothing. A
    /// request of a script, for a file, or for other content than HTML gets the error as it is.
    ///
    /// Call it before other middleware and routes are added, since it handles only the errors of these. Routes that were
    /// added before are logged as an error, and middleware as a warning.
    ///
    /// - Parameters:
    ///   - pages: The owner of the sessions and settings.
    ///   - content: Creates the view of an error.
    @discardableResult
    public func liveErrors<Content: View & SendableMetatype>(
      in pages: LivePages = .shared, @ViewBuilder content: @escaping @MainActor @Sendable (LiveError) -> Content
    ) -> Self {
      LiveErrorOrder.check(self)
      let route = LivePageRoute(path: "/_errors")
      addAssets(of: route, pages)
      add(middleware: LiveErrors<Context>(route: route, pages: pages) { error in AnyView(content(error)) })
      return self
    }
  }

  /// An error that a site shows as a page.
  public struct LiveError: Hashable, Sendable {
    public let status: PageStatus
    /// The message of an `HTTPError`, if it has one.
    public let message: String?

    public init(status: PageStatus, message: String? = nil) {
      self.status = status
      self.message = message
    }
  }

  /// The view of errors of the site for the pages of a request.
  ///
  /// A class: in a release build, Swift 6.3.1 crashes if a closure is bound to a task-local value here.
  final class LiveErrorContent: Sendable {
    @TaskLocal static var current: LiveErrorContent?

    let content: LiveRequest.ErrorContent

    init(_ content: @escaping LiveRequest.ErrorContent) { self.content = content }
  }

  /// Answers requests whose routes or middleware throw errors with live pages.
  private struct LiveErrors<Context: RequestContext>: RouterMiddleware {
    let route: LivePageRoute
    let pages: LivePages
    let content: @MainActor @Sendable (LiveError) -> AnyView
    private let errors: LiveErrorContent

    init(route: LivePageRoute, pages: LivePages, content: @escaping @MainActor @Sendable (LiveError) -> AnyView) {
      (self.route, self.pages, self.content) = (route, pages, content)
      errors = LiveErrorContent { content(LiveError(status: $0)) }
    }

    func handle(
      _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
      var request = request
      if request.purpose == .page, request.method == .post {
        // A body can be read only once, unless it is stored. The route and the page of an error both read it.
        _ = try await request.collectBody(upTo: pages.configuration.bodyLimit)
      }
      do {
        return try await LiveErrorContent.$current.withValue(errors) {
          try await next(request, context)
        }
      } catch let page as UnsentPage {
        throw page
      } catch {
        return try await respond(to: request, context, error)
      }
    }

    private func respond(to request: Request, _ context: Context, _ error: any Error) async throws -> Response {
      let live: LiveRequest
      switch request.purpose {
      case .other: throw error
      case .page:
        let body = try await LiveRequest.Body(request, limit: pages.configuration.bodyLimit)
        live = try makeRequest(request, body, context)
      case .document: live = try makeRequest(request, .bytes([]), context)
      }
      let status = (error as? any HTTPResponseError)?.status ?? .internalServerError
      guard status.code >= 400 else { throw error }
      if request.method == .get { LiveConnection.current?.serve(pages) }
      let response = try await LiveConnection.$current.withValue(nil) {
        try await pages.respond(to: live) {
          let page = PageStatus(code: status.code)
          return content(LiveError(status: page, message: (error as? HTTPError)?.body)).pageStatus(page)
        }
      }
      // No page of an error: the route has rejected a request of one of its own pages.
      if request.purpose == .page, response.status == 410 { throw error }
      if request.purpose == .document, !(error is any HTTPResponseError) {
        context.logger.error("A page could not be opened", metadata: ["error": "\(error)"])
      }
      var answer = try await Response(response, to: request, pages: pages)
      if let error = error as? HTTPError {
        for field in error.headers where answer.headers[field.name] == nil { answer.headers.append(field) }
      }
      return answer
    }

    private func makeRequest(
      _ request: Request, _ body: LiveRequest.Body, _ context: Context
    ) throws -> LiveRequest {
      var live = try LiveRequest(request, body: body, context: context, route: route, pages: pages)
      live.assetPath = route.assetFolder
      live.location = nil
      live.isErrorPage = true
      return live
    }
  }

  extension Request {
    fileprivate enum Purpose {
      /// A person opens a page.
      case document
      /// The script of an open page sends events, or opens its stream.
      case page
      case other
    }

    fileprivate var purpose: Purpose {
      // A part of a file is read as it is stored, so that it cannot be read again for a page of an error.
      if headers[.contentType] == UploadPart.contentType { return .other }
      let isOfScript = headers[.livePageToken] != nil || headers[.secWebSocketProtocol] != nil
      if isOfScript { return method == .get || method == .post ? .page : .other }
      guard method == .get || method == .head, headers[.secWebSocketKey] == nil else { return .other }
      if let destination = headers[.destination], !["document", "iframe", "frame"].contains(destination) {
        return .other
      }
      let accept = headers[.accept] ?? "*/*"
      return accept.contains("text/html") || accept == "*/*" ? .document : .other
    }
  }

  extension HTTPField.Name {
    fileprivate static let livePageToken = Self("Live-Page")!
    fileprivate static let destination = Self("Sec-Fetch-Dest")!
  }
#endif
