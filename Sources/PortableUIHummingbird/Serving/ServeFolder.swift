#if Hummingbird
  import Foundation
  import PortableUIWeb

  /// The folder in which `vsm serve` and the programs that it starts leave each other messages.
  struct ServeFolder: Sendable {
    let url: URL
    /// The number of this process, by which it signs its messages.
    private let launch: String
    /// Whether this program takes over the address of an older one.
    let isSuccessor: Bool
    /// The file whose previews are wanted, after the name of its module.
    let previewedFile: String?

    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - address: The address of the server.
    /// - Returns: `nil` unless `vsm serve` has started this process, and its address is the same after each start.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment, address: ServerAddress) {
      guard let path = environment["VSM_SERVE"], let launch = environment["VSM_SERVE_LAUNCH"] else { return nil }
      guard address.port != 0 else {
        Self.say(
          "Pages do not find the next program, because its port will be another one. Choose a port, such as 8080.")
        return nil
      }
      url = URL(fileURLWithPath: path)
      self.launch = launch
      isSuccessor = environment["VSM_SERVE_SUCCESSOR"] != nil
      previewedFile = environment["VSM_SERVE_PREVIEW"]
    }

    /// The state of the build, or `nil` before the first one has ended.
    var buildState: BuildState? {
      guard let data = try? Data(contentsOf: url.appending(path: "build.json")) else { return nil }
      return try? JSONDecoder().decode(BuildState.self, from: data)
    }

    /// Tells `vsm serve` that this program only waits for its address.
    func reportPrepared() { report("prepared") }

    /// Tells `vsm serve` that this program serves its pages.
    func reportListening() { report("listening") }

    private func report(_ message: String) { try? Data().write(to: url.appending(path: "\(message)-\(launch)")) }

    /// Writes a line to the terminal of `vsm serve`.
    static func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }
#endif
