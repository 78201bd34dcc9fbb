#if Hummingbird
  import Foundation
  public import Hummingbird
  import NIOCore

  /// The address on which a server listens.
  public struct ServerAddress: Hashable, Sendable {
    public var host: String
    public var port: Int

    public init(host: String, port: Int) {
      self.host = host
      self.port = port
    }

    /// The URL for a browser on the same machine, without a trailing slash.
    ///
    /// An address that stands for all addresses is replaced by the loopback address.
    public var url: String {
      let reachable =
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "::1"
        default: host
        }
      return reachable.contains(":") ? "http://[\(reachable)]:\(port)" : "http://\(reachable):\(port)"
    }

    /// Whether only programs on this machine reach the address.
    var isLoopback: Bool { Self.isLoopback(host) }

    static func isLoopback(_ host: some StringProtocol) -> Bool { ["127.0.0.1", "::1", "localhost"].contains(host) }

    /// The address for the configuration of an application.
    public var binding: BindAddress { .hostname(host, port: port) }

    /// Returns the reason in one line why a server with the options `--host` and `--port` has stopped.
    public func explanation(of error: any Error) -> String {
      explanation(of: error, port: " with --port", host: " with --host, as in --host 127.0.0.1")
    }

    /// Returns the reason in one line why a server has stopped.
    ///
    /// - Parameters:
    ///   - port: How to choose another port.
    ///   - host: How to choose another host.
    func explanation(of error: any Error, port byPort: String, host byHost: String) -> String {
      let code = (error as? IOError)?.errnoCode
      switch code {
      case EADDRINUSE:
        return
          "Port \(port) on \(host) is in use by another program. Stop that program, or choose another port\(byPort)."
      case EACCES:
        return "This user has no permission to use port \(port). Choose a port above 1023\(byPort)."
      case EADDRNOTAVAIL:
        return "\(host) is not an address of this machine. Choose another one\(byHost)."
      case let code?:
        return "The server can't listen on \(host), port \(port): \(String(cString: strerror(code)))."
      case nil where error is SocketAddressError.UnknownHost:
        return "The host \(host) is unknown. Choose another one\(byHost)."
      case nil:
        return "The server stopped: \(error)"
      }
    }
  }
#endif
