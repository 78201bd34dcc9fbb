#if Hummingbird
  public import Hummingbird
  import Instrumentation
  import PortableUI
  public import PortableUIWeb
  public import ServiceLifecycle
  import Tracing

  extension RouterMethods {
    /// Serves a view as a live page.
    ///
    /// ```swift
    /// router.livePage("/profile") { LoadUserProfileView(userId: 1) }
    /// ```
    ///
    /// It registers all routes of the page: its document, events, stream, script and style sheet.
    ///
    /// With `**` at the end of the path, as in `"/shopping/**"`, the page also handles paths below `/shopping`. The
    /// tabs and values of its `TabView` and `NavigationStack` determine its address, and an address opens the tab and
    /// values that it names.
    ///
    /// Document, stream and events have one path, so that the middleware of the page's group, such as a log-in or a
    /// rate limit, applies to all of them.
    ///
    /// A path can have only one route. Register other routes before the page: if one of them has a path of the page,
    /// the program ends with a message that names both.
    ///
    /// - Parameters:
    ///   - path: The path of the page, for GET, HEAD and POST.
    ///   - pages: The owner of the sessions and settings. Pages with the same owner share its limits.
    ///   - person: Returns the identifier of the person who sent a request, such as a member that a middleware has put
    ///     into the context. `LivePages.end(person:)` ends the open pages of a person.
    ///   - content: Creates the view, once for each opened page, after it has asked what it needs. An ``HTTPError`` that
    ///     it throws becomes the response, which `liveErrors` shows, and a ``PageRedirect`` opens another page.
    @discardableResult
    public func livePage<Content: View & SendableMetatype>(
      _ path: RouterPath, in pages: LivePages = .shared,
      person: (@Sendable (LivePageRequest<Context>) -> String?)? = nil,
      @ViewBuilder content: @escaping @MainActor @Sendable () async throws -> Content
    ) -> Self {
      livePage(path, in: pages, person: person) { _ in try await content() }
    }

    /// Serves a view that depends on the request as a live page.
    ///
    /// ```swift
    /// router.livePage("/blog/:id") { page in BlogView(id: page.parameters.get("id")) }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path of the page, for GET, HEAD and POST.
    ///   - pages: The owner of the sessions and settings. Pages with the same owner share its limits.
    ///   - person: Returns the identifier of the person who sent a request, such as a member that a middleware has put
    ///     into the context. `LivePages.end(person:)` ends the open pages of a person.
    ///   - content: Creates the view, once for each opened page, after it has asked what it needs. An ``HTTPError`` that
    ///     it throws becomes the response, which `liveErrors` shows, and a ``PageRedirect`` opens another page.
    @discardableResult
    public func livePage<Content: View & SendableMetatype>(
      _ path: RouterPath, in pages: LivePages = .shared,
      person: (@Sendable (LivePageRequest<Context>) -> String?)? = nil,
      @ViewBuilder content: @escaping @MainActor @Sendable (LivePageRequest<Context>) async throws -> Content
    ) -> Self {
      let route = LivePageRoute(path: path)
      let notice = ServerNotice(path: path)
      let respond: @Sendable (Request, Context) async throws -> Response = { request, context in
        notice.check(context.logger)
        if request.method == .get { LiveConnection.current?.serve(pages) }
        let endedPersons = person == nil ? nil : pages.endedPersonCount
        let body = try await LiveRequest.Body(request, limit: pages.configuration.bodyLimit)
        var live = try LiveRequest(request, body: body, context: context, route: route, pages: pages)
        live.errorContent = LiveErrorContent.current?.content
        let page = LivePageRequest(
          request: request, context: context, clientAddress: pages.clientAddress(of: live))
        if let person { (live.person, live.endedPersons) = (person(page), endedPersons) }
        let answer = { [live] in
          // The tasks of the views copy the task-local values, and would retain the connection when it is closed.
          let response = try await LiveConnection.$current.withValue(nil) {
            try await pages.respond(to: live) { try await content(page) }
          }
          return try await UnsentPage.response(response, to: request, pages: pages)
        }
        let tracer = InstrumentationSystem.tracer
        return tracer is NoOpTracer ? try await answer() : try await traced(live, route, tracer, answer)
      }
      if let router = self as? Router<Context> { route.expectNoOther(in: router) }
      for path in route.paths {
        for method in LivePageRoute.methods { on(path, method: method, use: respond) }
      }
      addAssets(of: route, pages)
      addDownloads(of: route, pages, person)
      return self
    }
  }

  extension RouterMethods {
    /// Registers the scripts, style sheets and pictures of a page.
    func addAssets(of route: LivePageRoute, _ pages: LivePages) {
      for name in LiveAssets.names {
        get(route.assetPath(for: name)) { request, _ in
          CompressedAssets.response(for: name, to: request, pages: pages)
        }
        // The document came from a process with another version, which a proxy may still find.
        get(route.anyAssetPath(for: name)) { _, _ in
          Response(status: .serviceUnavailable, headers: [.cacheControl: "no-store", .retryAfter: "1"])
        }
      }
      get(route.assetPath(for: LiveAssets.imageFolder + "/:image")) { request, context in
        let image = await LiveAssets.shared.image(context.parameters.get("image") ?? "") ?? LiveResponse(status: 404)
        return Response(image, pages: pages)
      }
    }
  }

  /// The request that opens a live page.
  public struct LivePageRequest<Context: RequestContext>: Sendable {
    /// The request for the document of the page.
    public let request: Request
    /// The context in which the router handles the request.
    public let context: Context
    /// The address of the client without its port, also behind a trusted proxy, or `nil` if it is unknown.
    public let clientAddress: String?

    /// The parameters of the path, such as `id` of `/blog/:id`.
    public var parameters: Parameters { context.parameters }
  }

  extension LivePages {
    /// The live pages of this process, with default settings, which report to swift-log and swift-metrics.
    nonisolated public static let shared = LivePages(reporter: ServerReporter())
  }

  extension LivePages: Service {
    /// Waits for the shutdown of the process, tells the pages to open again, and waits for the actions of their views.
    ///
    /// The stream of an open page does the same. As a service, live pages also finish the actions of pages whose
    /// streams are closed, such as those in hidden tabs:
    ///
    /// ```swift
    /// Application(router: router, server: .livePages(), services: [LivePages.shared])
    /// ```
    nonisolated public func run() async throws {
      try? await gracefulShutdown()
      await shutdown()
      await drain()
    }
  }
#endif
