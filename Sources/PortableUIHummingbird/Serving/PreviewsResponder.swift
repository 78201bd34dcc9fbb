#if Hummingbird
  import Foundation
  import Hummingbird
  import PortableUIWeb

  /// Serves the previews of a program, beside everything that the program itself serves.
  struct PreviewsResponder<Base: HTTPResponder>: HTTPResponder {
    /// The folder of the pages and their scripts.
    private static var folder: String { "/_vsm" }
    /// The path of the list of all previews.
    static var path: String { "\(folder)/previews" }

    private let base: Base
    private let previews: (any HTTPResponder<Base.Context>)?

    /// - Parameter pages: The owner of the previews' sessions, or `nil` if there are no previews.
    init(_ base: Base, in pages: LivePages?) {
      self.base = base
      let context = Base.Context.self as? any RequestContext.Type
      previews = pages.flatMap { pages in context.flatMap { Self.previews(in: $0, pages) } }
    }

    /// - Parameter context: The type of the base's contexts, which only its routers require to be a `RequestContext`.
    private static func previews<Context: RequestContext>(
      in context: Context.Type, _ pages: LivePages
    ) -> (any HTTPResponder<Base.Context>)? {
      let router = Router(context: context)
      // A file gets previews while it is edited, so the page of one without previews is there.
      router.group(RouterPath(folder)).addPreviews(at: "/previews", in: pages, isFound: { _ in true })
      return router.buildResponder() as? any HTTPResponder<Base.Context>
    }

    /// Whether the browser has asked this machine. A name of a foreign site can lead here too.
    private func isFromThisMachine(_ request: Request) -> Bool {
      guard let host = URLComponents(string: "http://\(request.head.authority ?? "")")?.host else { return false }
      return ServerAddress.isLoopback(host.trimmingPrefix("[").prefix { $0 != "]" })
    }

    // `@concurrent` as in Hummingbird, since a responder of it gets the same context.
    @concurrent func respond(to request: Request, context: Base.Context) async throws -> Response {
      if let previews, request.uri.path.hasPrefix("\(Self.folder)/"), isFromThisMachine(request) {
        return try await previews.respond(to: request, context: context)
      }
      return try await base.respond(to: request, context: context)
    }
  }
#endif
