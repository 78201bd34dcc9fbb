#if Hummingbird
  import Foundation
  import PortableUIWeb

  /// The folder in which `vsm serve` and the programs that it starts leave each other messages.
  struct ServeFolder: Sendable {
    let url: URL
    /// Whether this program takes over the address of an older one.
    let isSuccessor: Bool

    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - address: The address of the server. Errors of the compiler are shown on this machine only.
    /// - Returns: `nil` unless `vsm serve` has started this process, and its pages are only for this machine.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment, address: ServerAddress) {
      guard let path = environment["VSM_SERVE"], !path.isEmpty,
        ["127.0.0.1", "::1", "localhost"].contains(address.host)
      else { return nil }
      url = URL(fileURLWithPath: path)
      isSuccessor = environment["VSM_SERVE_SUCCESSOR"] != nil
    }

    /// The state of the build, or `nil` before the first one has ended.
    var buildState: BuildState? {
      guard let data = try? Data(contentsOf: url.appending(path: "build.json")) else { return nil }
      return try? JSONDecoder().decode(BuildState.self, from: data)
    }

    /// Tells `vsm serve` that this program only waits for its address.
    func reportPrepared() {
      let name = "prepared-\(ProcessInfo.processInfo.processIdentifier)"
      try? Data().write(to: url.appending(path: name))
    }

    /// Tells `vsm serve` that this program serves its pages.
    func reportListening() {
      let name = "listening-\(ProcessInfo.processInfo.processIdentifier)"
      try? Data().write(to: url.appending(path: name))
    }
  }
#endif
