#if Hummingbird
  import Hummingbird
  import PortableUIWeb

  extension LiveRequest {
    /// Reads the parts of a request that live pages use.
    ///
    /// It is synchronous, because a request is large and would be copied into the frames of an asynchronous function,
    /// which the task of a connection keeps.
    init(_ request: Request, body: Body, context: some RequestContext, route: LivePageRoute, pages: LivePages) throws {
      switch request.method {
      case .get: self.init(method: .get)
      case .head: self.init(method: .head)
      case .post: self.init(method: .post)
      default: self.init(method: .other)
      }
      let headers = request.headers
      let connection = LiveConnection.current
      ownAddresses = connection?.ownAddresses ?? []
      host = request.head.authority
      target = request.head.path
      origin = headers[.origin]
      cookie = headers[.cookie]
      page = headers[.livePage]
      reopening = headers[.liveReopen]
      fetchSite = headers[.fetchSite]
      // A trusted proxy can change the host and scheme of every request, but the other parts only matter for documents.
      if !pages.configuration.trustedProxies.isEmpty {
        remoteAddress = connection.address(of: context)
        forwardedProto = headers[.forwardedProto]
        forwardedHost = headers[.forwardedHost]
        forwardedPrefix = headers[.forwardedPrefix]
        forwardedFor = headers[.forwardedFor]
      }
      contentType = headers[.contentType]
      self.body = body
      guard method == .get || method == .head || reopening != nil else { return }
      canSwitchToSocket = connection != nil
      if request.method == .get, headers[.secWebSocketKey] != nil || headers[.upgrade]?.lowercased() == "websocket" {
        socketProtocols = headers[.secWebSocketProtocol] ?? ""
        canSwitchToSocket = connection != nil && headers.requestsWebSocket
      }
      accept = headers[.accept]
      acceptLanguage = headers[.acceptLanguage]
      last = headers[.liveLast]
      zone = headers[.liveZone]
      locale = headers[.liveLocale]
      scheme = headers[.liveScheme]
      fetchMode = headers[.fetchMode]
      fetchDestination = headers[.fetchDestination]
      purpose = headers[.secPurpose] ?? headers[.purpose] ?? headers[.xMoz]
      remoteAddress = connection.address(of: context)
      let (requested, endpoint) = (request.uri.path, context.endpointPath)
      assetPath = route.assetFolder(requested: requested, endpoint: endpoint)
      location = route.location(requested: requested, query: request.uri.query, endpoint: endpoint)
      // An invalid address is not found. A page without deeper paths then has no history.
      if route.isDeep, location == nil { throw HTTPError(.notFound) }
    }
  }

  extension HTTPFields {
    /// Whether the bytes after the request belong to a WebSocket. Otherwise, the decoder reads them as HTTP.
    fileprivate var requestsWebSocket: Bool {
      self[.upgrade]?.lowercased() == "websocket"
        && (self[.connection] ?? "").split(separator: ",").contains {
          $0.trimmingPrefix { $0 == " " }.lowercased() == "upgrade"
        }
        && self[.transferEncoding] == nil && Int(self[.contentLength] ?? "0") == 0
    }
  }

  extension LiveConnection? {
    /// Returns the address of the client, which a context may know better than the connection.
    fileprivate func address(of context: some RequestContext) -> String? {
      (context as? any RemoteAddressRequestContext)?.remoteAddress?.ipAddress ?? self?.remoteAddress
    }
  }

  extension LiveRequest.Body {
    /// Reads the body of a request up to its maximum length.
    init(_ request: Request, limit: Int) async throws {
      if request.method == .get || request.method == .head {
        self = .bytes([])
        return
      }
      if request.method == .post, request.headers[.contentType] == UploadPart.contentType {
        self = .part(UploadPart(request))
        return
      }
      if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
        self = .tooLarge
        return
      }
      do {
        self = .bytes(Array(try await request.body.collect(upTo: limit).readableBytesView))
      } catch let error as any HTTPResponseError where error.status == .contentTooLarge {
        self = .tooLarge
      }
    }
  }

  extension UploadPart {
    /// Reads the header fields of a request. Its bytes are read one buffer at a time, when they are awaited.
    fileprivate convenience init(_ request: Request) {
      let body = request.body
      self.init(key: request.headers[.liveFile], offset: request.headers[.liveOffset]) { write in
        for try await buffer in body { try await write(Array(buffer.readableBytesView)) }
      }
    }
  }

  extension HTTPFields.Element.Name {
    fileprivate static let liveFile = Self("Live-File")!
    fileprivate static let liveOffset = Self("Live-Offset")!
    fileprivate static let livePage = Self("Live-Page")!
    fileprivate static let liveLast = Self("Live-Last")!
    fileprivate static let liveReopen = Self("Live-Reopen")!
    fileprivate static let liveZone = Self("Live-Zone")!
    fileprivate static let liveLocale = Self("Live-Locale")!
    fileprivate static let liveScheme = Self("Live-Scheme")!
    fileprivate static let fetchSite = Self("Sec-Fetch-Site")!
    fileprivate static let fetchMode = Self("Sec-Fetch-Mode")!
    fileprivate static let fetchDestination = Self("Sec-Fetch-Dest")!
    fileprivate static let secPurpose = Self("Sec-Purpose")!
    fileprivate static let purpose = Self("Purpose")!
    fileprivate static let xMoz = Self("X-Moz")!
    fileprivate static let forwardedFor = Self("X-Forwarded-For")!
    fileprivate static let forwardedProto = Self("X-Forwarded-Proto")!
    fileprivate static let forwardedHost = Self("X-Forwarded-Host")!
    fileprivate static let forwardedPrefix = Self("X-Forwarded-Prefix")!
  }
#endif
