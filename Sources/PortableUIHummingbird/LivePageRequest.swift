#if Hummingbird
  public import Hummingbird

  /// The request that opens a live page.
  public struct LivePageRequest<Context: RequestContext>: Sendable {
    public let request: Request
    public let context: Context

    /// The parameters of the path, such as `id` of `/blog/:id`.
    public var parameters: Parameters { context.parameters }
  }
#endif
