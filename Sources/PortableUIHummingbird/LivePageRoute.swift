#if Hummingbird
  import Hummingbird
  import PortableUIWeb

  /// Where a live page and its assets are found.
  ///
  /// A router does not tell what is registered already, and refuses to have it registered twice. So each page brings
  /// the assets along under a name of its own, which no other page of the same router or group can have.
  struct LivePageRoute: Sendable {
    let path: RouterPath
    private let folder: String

    init(path: RouterPath) {
      self.path = path
      folder = "_live/\(LiveAssets.shared.version)-\(LiveAssets.fingerprint(of: path.description))"
    }

    /// The path of a file, for the same router or group as the page.
    func assetPath(for name: String) -> RouterPath { RouterPath("\(folder)/\(name)") }

    /// The path of the assets as a browser asks for it.
    ///
    /// - Parameters:
    ///   - requested: The path that was asked for.
    ///   - endpoint: The path that the router found for it: what the groups around the page state, then ``path``.
    func assetFolder(requested: String, endpoint: String?) -> String {
      let surrounding = RouterPath(endpoint ?? path.description).components.count - path.components.count
      let prefix = requested.split(separator: "/").prefix(max(0, surrounding))
      return (prefix + [folder[...]]).map { "/" + $0 }.joined()
    }
  }
#endif
