#if Hummingbird
  import PortableUIWeb

  /// The command-line options of a served app.
  struct AppOptions {
    var address = ServerAddress(host: "127.0.0.1", port: 8080)
    var configuration = LivePageConfiguration()
    var wantsHelp = false

    /// The reason why the options cannot be used.
    struct Problem: Error, Equatable, CustomStringConvertible {
      let description: String
    }

    /// - Parameters:
    ///   - arguments: The arguments of the process, without its name.
    ///   - environment: The variables of the process. `PORT` is the default port.
    init(arguments: some Sequence<String>, environment: [String: String]) throws(Problem) {
      configuration.stateSeal = Self.stateSealOfProcess
      if let port = environment["PORT"] { address.port = try Self.port(port, from: "the variable PORT") }
      var rest = Array(arguments)[...]
      while let argument = rest.popFirst() {
        if argument == "--help" || argument == "-h" {
          wantsHelp = true
          return
        }
        if argument == "--https" {
          configuration.isSecure = true
          continue
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard Self.names.contains(parts[0]) else { throw Problem(description: "There is no option \(argument).") }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw Problem(description: "The option \(parts[0]) needs a value.")
        }
        try set(parts[0], to: value)
      }
      // Requests name the host on which the server listens, unless it listens on all addresses.
      if LivePageConfiguration.isHost(address.host), !["0.0.0.0", "::", "*"].contains(address.host) {
        configuration.allowedHosts.insert(address.host)
      }
    }

    private static let names = [
      "--host", "--port", "--allowed-host", "--trusted-proxy", "--process-name", "--image-origin", "--state-keys",
    ]

    private mutating func set(_ name: String, to value: String) throws(Problem) {
      switch name {
      case "--host": address.host = value
      case "--port": address.port = try Self.port(value, from: "--port")
      case "--allowed-host":
        guard LivePageConfiguration.isHost(value) else {
          throw Problem(
            description: "“\(value)” is not a name or address. Write it as in --allowed-host shop.example.com.")
        }
        configuration.allowedHosts.insert(value)
      case "--image-origin":
        guard ContentSecurity.isOrigin(value) else {
          throw Problem(
            description:
              "“\(value)” is not an origin of pictures. Write it as in --image-origin https://images.example.com.")
        }
        configuration.contentSecurity.imageOrigins.append(value)
      case "--process-name":
        guard LivePageConfiguration.isProcessName(value) else {
          throw Problem(
            description:
              "“\(value)” is not the name of a process. Use up to 64 letters, digits, - and _, as in --process-name 8081."
          )
        }
        configuration.processName = value
      case "--state-keys": configuration.stateSeal = try Self.stateSeal(withKeysIn: value)
      default:
        guard LivePageConfiguration.isProxy(value) else {
          throw Problem(
            description: "“\(value)” is not an address or network. Write it as in --trusted-proxy 127.0.0.1.")
        }
        configuration.trustedProxies.insert(value)
      }
    }

    private static func port(_ text: String, from source: String) throws(Problem) -> Int {
      guard let port = Int(text), (0...65535).contains(port) else {
        throw Problem(description: "“\(text)” is not a port. Choose a number from 0 to 65535 for \(source).")
      }
      return port
    }

    static func help(for name: String) -> String {
      """
      Serves \(name) as live pages for a browser.

        --host <name or address>            The address to listen on. (default: 127.0.0.1)
        --port <number>                     The port to listen on; 0 selects a free port. (default: PORT, or 8080)
        --allowed-host <name or address>    A further name at which browsers access the pages; it can be repeated.
        --trusted-proxy <address or network>
                                            A proxy whose X-Forwarded header fields are used; it can be repeated.
        --image-origin <origin>             A site whose pictures the pages show, such as https://images.example.com;
                                            it can be repeated.
        --process-name <name>               The name of this process, if several processes serve the pages.
        --state-keys <file>                 Keys of 32 bytes in Base64, one on each line and the newest first, with which
                                            states are sealed, so that pages continue with them after a restart.
        --https                             Browsers use HTTPS, which a proxy in front of the server provides.
        --help                              Shows these options.
      """
    }
  }
#endif
