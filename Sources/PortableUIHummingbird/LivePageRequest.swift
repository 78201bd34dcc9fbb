#if Hummingbird
  public import Hummingbird

  /// The request for which a live page is made.
  @MainActor
  public struct LivePageRequest<Context: RequestContext> {
    public let request: Request
    /// The context of the request; good until the view has been made.
    public let context: Context

    /// The parameters of the path, such as `id` of `/blog/:id`.
    public var parameters: Parameters { context.parameters }

    /// Takes the context along to the main actor.
    ///
    /// A context need not be `Sendable`. That is safe here: the task that handles the request has nothing else to do
    /// with the context while it waits for the view, so only one thread at a time uses it.
    nonisolated init(request: Request, context: Context) {
      self.request = request
      nonisolated(unsafe) let context = context
      self.context = context
    }
  }
#endif
