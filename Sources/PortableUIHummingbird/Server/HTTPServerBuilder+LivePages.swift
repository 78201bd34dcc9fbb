#if Hummingbird
  public import HummingbirdCore

  extension HTTPServerBuilder {
    /// A server for HTTP/1.1 that no client can keep busy or from ending.
    ///
    /// ```swift
    /// try await Application(router: router, server: .livePages()).runService()
    /// ```
    ///
    /// It closes slow and silent connections, ends within ``LiveServerLimits/shutdownTimeout`` after a signal, rejects
    /// malformed requests, and provides the addresses of each connection to live pages, for every type of context. For
    /// HTTPS, pass it to `.tls(_:tlsConfiguration:)`.
    ///
    /// - Parameter limits: The times and sizes that close a connection when they are exceeded.
    /// - Precondition: All limits are positive.
    public static func livePages(_ limits: LiveServerLimits = LiveServerLimits()) -> HTTPServerBuilder {
      limits.checkPositive()
      return HTTPServerBuilder { LiveChannel(responder: $0, limits: limits) }
    }
  }

  extension LiveServerLimits {
    fileprivate func checkPositive() {
      let durations = [headTimeout, idleTimeout, bodyTimeout, writeTimeout, shutdownTimeout]
      precondition(
        durations.allSatisfy { $0 > .zero } && minimumBytesPerSecond > 0 && headBytes > 0,
        "All limits of a server must be positive. For no limit, use a large value.")
    }
  }
#endif
