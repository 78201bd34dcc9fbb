#if Hummingbird
  import Hummingbird
  import Logging

  /// Finds routes and middleware to which `liveErrors` does not apply, since they were added before it.
  enum LiveErrorOrder {
    static func check<Context: RequestContext>(
      _ router: Router<Context>, logger: Logger = Logger(label: "PortableUI")
    ) {
      let routes = router.routes.map { "\($0.method.rawValue) \($0.path)" }
      if !routes.isEmpty {
        let more = routes.count > 3 ? " and \(routes.count - 3) more" : ""
        logger.error(
          """
          liveErrors comes after other routes, whose errors are therefore not shown as pages. Call it on the router before \
          these routes are added.
          """,
          metadata: ["routes": "\(routes.prefix(3).joined(separator: ", "))\(more)"])
      }
      // The chain of a router without middleware is its end itself.
      guard !(router.middlewares.constructResponder(finalResponder: ChainEnd<Context>()) is ChainEnd<Context>) else {
        return
      }
      logger.warning(
        """
        liveErrors comes after other middleware, whose errors are therefore not shown as pages. Call it on the router \
        before add(middleware:), unless the middleware has no errors of its own.
        """)
    }
  }

  /// The end of a chain of middleware, which never receives a request.
  private struct ChainEnd<Context: RequestContext>: HTTPResponder {
    func respond(to request: Request, context: Context) async throws -> Response { throw HTTPError(.notFound) }
  }
#endif
