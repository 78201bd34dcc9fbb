#if Hummingbird
  import Hummingbird
  public import PortableUIWeb

  extension RouterMethods {
    /// Serves the state of this process, for balancers and service managers.
    ///
    /// Both paths respond to GET and HEAD, at every host. `health` has the status 200 as long as the process answers.
    /// `ready` has the status 200 while new pages can be opened, and otherwise 503. Neither is answered while the main
    /// actor, on which all views run, is blocked.
    ///
    /// - Parameters:
    ///   - health: The path for the question whether the process has to be restarted.
    ///   - ready: The path for the question whether it can get requests.
    ///   - pages: The owner of the pages.
    @discardableResult
    public func liveHealth(
      _ health: RouterPath = "/health", ready: RouterPath = "/ready", of pages: LivePages = .shared
    ) -> Self {
      for method in [HTTPRequest.Method.get, .head] {
        on(health, method: method) { _, _ in
          await MainActor.run {}
          return Response(state: "healthy", .ok)
        }
        on(ready, method: method) { _, _ in
          let problem = await pages.problem
          return Response(state: problem ?? "ready", problem == nil ? .ok : .serviceUnavailable)
        }
      }
      return self
    }
  }

  extension LivePages {
    /// The reason why no page can be opened.
    fileprivate var problem: String? {
      if isShuttingDown { return "shutting down" }
      return sessionCount < configuration.sessionsInTotal ? nil : "too many pages are open"
    }
  }

  extension Response {
    fileprivate init(state: String, _ status: HTTPResponse.Status) {
      self.init(
        status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: state + "\n")))
    }
  }
#endif
