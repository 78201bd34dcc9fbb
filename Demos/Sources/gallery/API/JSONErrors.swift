import Hummingbird

/// Converts unexpected errors to JSON responses, and disables caching of responses.
struct JSONErrors<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    } catch {
      context.logger.error("A request failed", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
      let failure = HTTPError(.internalServerError, message: "The gallery could not use its database. Try again later.")
      response = try failure.response(from: request, context: context)
    }
    response.headers[.cacheControl] = "no-store"
    return response
  }
}
