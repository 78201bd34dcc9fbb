#if Hummingbird
  import Hummingbird
  public import PortableUIWeb

  extension RouterMethods {
    /// Serves the list of the site's pages for search engines at `/sitemap.xml`, and its address at `/robots.txt`.
    ///
    /// A list that is too long for one file is divided: `/sitemap.xml` then names the parts `/sitemap.xml?part=1` and so
    /// on.
    ///
    /// ```swift
    /// router.sitemap { try await library.numbers().map { Sitemap.Page("/book/\($0)") } }
    /// ```
    ///
    /// - Parameters:
    ///   - pages: The owner of the pages, whose settings have the hosts of the site.
    ///   - disallowed: The starts of paths that search engines should leave out, such as `/account`.
    ///   - list: Returns the pages, for each request.
    @discardableResult
    public func sitemap(
      in pages: LivePages = .shared, disallowing disallowed: [String] = [],
      list: @escaping @Sendable () async throws -> [Sitemap.Page]
    ) -> Self {
      let route = LivePageRoute(path: "/sitemap.xml")
      let site: @Sendable (Request, Context) throws -> String = { request, context in
        let live = try LiveRequest(request, body: .bytes([]), context: context, route: route, pages: pages)
        do { return try pages.site(of: live) } catch let rejection as LiveRejection {
          throw HTTPError(.init(code: rejection.status), message: rejection.message)
        }
      }
      for method in [HTTPRequest.Method.get, .head] {
        on("/sitemap.xml", method: method) { request, context in
          let site = try site(request, context)
          let sitemap = Sitemap(try await list())
          let part = request.uri.queryParameters["part"]
          guard let text = part.map({ Int($0).flatMap { sitemap.part($0, site: site) } }) ?? sitemap.xml(site: site)
          else {
            throw HTTPError(.notFound)
          }
          return Response(text: text, type: "application/xml; charset=utf-8")
        }
        on("/robots.txt", method: method) { request, context in
          let text = Sitemap.robots(site: try site(request, context), disallowing: disallowed)
          return Response(text: text, type: "text/plain; charset=utf-8")
        }
      }
      return self
    }
  }

  extension Response {
    fileprivate init(text: String, type: String) {
      self.init(
        status: .ok, headers: [.contentType: type, .cacheControl: "public, max-age=3600"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
#endif
