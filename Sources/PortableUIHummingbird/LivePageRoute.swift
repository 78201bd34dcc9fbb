#if Hummingbird
  import Hummingbird
  import PortableUI
  import PortableUIWeb

  /// Where a live page and its assets are found.
  ///
  /// A router does not tell what is registered already, and refuses to have it registered twice. So each page brings
  /// the assets along under a name of its own, which no other page of the same router or group can have.
  struct LivePageRoute: Sendable {
    /// Where the page begins.
    let path: RouterPath
    /// Whether the page is also found at deeper addresses.
    let isDeep: Bool
    private let folder: String

    /// - Parameter path: The path of the page; with `**` at its end the page takes every address below it as well.
    init(path: RouterPath) {
      isDeep = path.components.last == .recursiveWildcard
      self.path = isDeep ? RouterPath(path.components.dropLast().map { "/\($0)" }.joined()) : path
      folder = "_live/\(LiveAssets.shared.version)-\(LiveAssets.fingerprint(of: path.description))"
    }

    /// Every path that is the page's.
    var paths: [RouterPath] { isDeep ? [path, RouterPath("\(path)/**")] : [path] }

    /// The path of a file, for the same router or group as the page.
    func assetPath(for name: String) -> RouterPath { RouterPath("\(folder)/\(name)") }

    /// The path of the assets as a browser asks for it.
    ///
    /// - Parameters:
    ///   - requested: The path that was asked for.
    ///   - endpoint: The path that the router found for it: what the groups around the page state, then ``path``.
    func assetFolder(requested: String, endpoint: String?) -> String {
      let prefix = requested.split(separator: "/").prefix(surroundingCount(endpoint: endpoint))
      return (prefix + [folder[...]]).map { "/" + $0 }.joined()
    }

    /// The address that was asked for, as the page's own part and what follows it; `nil` where it cannot be read.
    ///
    /// - Parameters:
    ///   - requested: The path that was asked for.
    ///   - query: The query that follows it.
    ///   - endpoint: The path that the router found for it.
    func location(requested: String, query: String?, endpoint: String?) -> PageAddress? {
      let components = requested.split(separator: "/").map { "/" + $0 }
      let base = components.prefix(surroundingCount(endpoint: endpoint) + path.components.count).joined()
      let address = (components.isEmpty ? "/" : components.joined()) + (query.map { "?" + $0 } ?? "")
      return PageAddress(path: address, base: base, isDeep: isDeep)
    }

    /// How many components of an address the groups around the page state.
    private func surroundingCount(endpoint: String?) -> Int {
      var components = RouterPath(endpoint ?? path.description).components[...]
      if components.last == .recursiveWildcard { components.removeLast() }
      return max(0, components.count - path.components.count)
    }
  }
#endif
