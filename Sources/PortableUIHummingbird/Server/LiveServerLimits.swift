#if Hummingbird
  /// The times and sizes that make a server close a connection when they are exceeded.
  ///
  /// The defaults suit a server that is open to the internet, directly or behind a proxy. None of them applies to a
  /// stream of a live page, as long as its client reads what was sent.
  public struct LiveServerLimits: Sendable {
    /// The maximum time from the first byte of a request until its head is complete.
    ///
    /// It is also the time for which a connection is read after its last response, so that the client can receive it.
    public var headTimeout: Duration = .seconds(10)
    /// The maximum time without a request.
    ///
    /// Proxies keep connections for up to 60 seconds. A server should keep them longer, because a request that meets the
    /// end of its connection fails.
    public var idleTimeout: Duration = .seconds(75)
    /// The maximum time for the body of a request, in addition to the time for its bytes at ``minimumBytesPerSecond``.
    ///
    /// The time does not pass while the server does not read the body.
    public var bodyTimeout: Duration = .seconds(20)
    /// The interval of the checks that a client accepts bytes of an unfinished response, at ``minimumBytesPerSecond``.
    ///
    /// A connection is closed after the client has been too slow for at most two intervals.
    public var writeTimeout: Duration = .seconds(20)
    /// The minimum average speed of clients that send a body or receive a response.
    public var minimumBytesPerSecond = 500
    /// The maximum number of bytes in the head of a request. A longer one is answered with the status 431.
    public var headBytes = 16 * 1024
    /// The time for which a shutdown waits for unfinished requests.
    ///
    /// Their connections are then closed and the tasks of their handlers canceled.
    public var shutdownTimeout: Duration = .seconds(8)

    public init() {}
  }
#endif
