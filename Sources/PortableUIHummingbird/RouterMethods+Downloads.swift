#if Hummingbird
  import Hummingbird
  import PortableUIWeb

  extension RouterMethods {
    /// Registers the files that the views of a page export. The middleware of the page's group applies to them.
    func addDownloads(
      of route: LivePageRoute, _ pages: LivePages, _ person: (@Sendable (LivePageRequest<Context>) -> String?)?
    ) {
      get(route.assetPath(for: LiveAssets.downloadFolder + "/:file")) { request, context in
        var live = try LiveRequest(request, body: .bytes([]), context: context, route: route, pages: pages)
        let page = LivePageRequest(
          request: request, context: context, clientAddress: pages.clientAddress(of: live))
        live.person = person?(page)
        let name = context.parameters.get("file") ?? ""
        let answer = await pages.download(
          name, range: request.headers[.range], condition: request.headers[.ifRange], for: live)
        guard case .file(let path, let range) = answer.body else { return Response(answer, pages: pages) }
        var head = answer
        head.body = .none
        var response = Response(head, pages: pages)
        if !range.isEmpty {
          let last = range.upperBound - 1
          response.body = try await FileIO().loadFile(path: path, range: range.lowerBound...last, context: context)
        }
        return response
      }
    }
  }
#endif
