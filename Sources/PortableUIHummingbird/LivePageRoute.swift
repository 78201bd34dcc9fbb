#if Hummingbird
  import Hummingbird
  import PortableUI
  import PortableUIWeb

  /// The paths of a live page and its assets.
  ///
  /// A group of a router does not list its routes, and a router rejects duplicates. Each page therefore registers the
  /// assets under a name of its own, which is unique in its router or group.
  struct LivePageRoute: Sendable {
    /// The path of the page.
    let path: RouterPath
    /// Whether the page also handles deeper paths.
    let isDeep: Bool
    private let folder: String
    /// Matches ``folder`` of any version.
    private let anyFolder: String

    /// - Parameter path: The path of the page. With `**` at its end, the page also handles every path below it.
    init(path: RouterPath) {
      isDeep = path.components.last == .recursiveWildcard
      self.path = isDeep ? RouterPath(path.components.dropLast().map { "/\($0)" }.joined()) : path
      let fingerprint = LiveAssets.fingerprint(of: path.description)
      folder = "_live/\(LiveAssets.shared.version)-\(fingerprint)"
      anyFolder = "_live/*-\(fingerprint)"
    }

    /// The paths of the page.
    var paths: [RouterPath] { isDeep ? [path, RouterPath("\(path)/**")] : [path] }

    /// Returns the path of an asset, relative to the router or group of the page.
    func assetPath(for name: String) -> RouterPath { RouterPath("\(folder)/\(name)") }

    /// Returns the path of an asset of any version, relative to the router or group of the page.
    func anyAssetPath(for name: String) -> RouterPath { RouterPath("\(anyFolder)/\(name)") }

    /// The methods of the page's own routes.
    static let methods: [HTTPRequest.Method] = [.get, .head, .post]

    /// Ends the program if a router has another route for a request of the page, with the names of both.
    func expectNoOther<Context>(in router: Router<Context>) {
      let other = router.routes.first { route in
        Self.methods.contains(route.method) && paths.contains { $0.components == route.path.components }
      }
      guard let other else { return }
      let name = isDeep ? "\(path)/**".replacing("//", with: "/") : "\(path)"
      fatalError(
        """
        The live page “\(name)” and the route “\(other.method.rawValue) \(other.path)” handle the same requests. Remove one \
        of them, or give the page another path.
        """)
    }

    /// Returns the path of the assets for a browser.
    ///
    /// - Parameters:
    ///   - requested: The requested path.
    ///   - endpoint: The path of the route that matched: the prefix of the groups around the page, then ``path``.
    func assetFolder(requested: String, endpoint: String?) -> String {
      let prefix = requested.split(separator: "/").prefix(surroundingCount(endpoint: endpoint))
      return (prefix + [folder[...]]).map { "/" + $0 }.joined()
    }

    /// The path of the assets for a browser, of a page that belongs to the outermost router.
    var assetFolder: String { "/" + folder }

    /// Returns the requested address, split into the path of the page and the rest, or `nil` if it is not valid.
    ///
    /// - Parameters:
    ///   - requested: The requested path.
    ///   - query: The requested query.
    ///   - endpoint: The path of the route that matched.
    func location(requested: String, query: String?, endpoint: String?) -> PageAddress? {
      let components = requested.split(separator: "/").map { "/" + $0 }
      let base = components.prefix(surroundingCount(endpoint: endpoint) + path.components.count).joined()
      let address = (components.isEmpty ? "/" : components.joined()) + (query.map { "?" + $0 } ?? "")
      return PageAddress(path: address, base: base, isDeep: isDeep)
    }

    /// Returns the number of path components in the prefix of the groups around the page.
    private func surroundingCount(endpoint: String?) -> Int {
      var components = RouterPath(endpoint ?? path.description).components[...]
      if components.last == .recursiveWildcard { components.removeLast() }
      return max(0, components.count - path.components.count)
    }
  }
#endif
