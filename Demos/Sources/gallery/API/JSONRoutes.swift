import Foundation
import HTTPTypes
import Hummingbird

extension RouterMethods {
  typealias PathHandler = @Sendable (Request, Parameters) async throws -> Response

  /// Serves a path with these methods and `HEAD` for `GET`, and responds to other methods with 405.
  ///
  /// A path without methods results in 404.
  func methods(_ path: RouterPath, _ handlers: [HTTPRequest.Method: PathHandler]) {
    let known: [HTTPRequest.Method] = [.get, .head, .put, .post, .patch, .delete, .options]
    let allowed = known.filter { handlers[$0] != nil || ($0 == .head && handlers[.get] != nil) }
    for method in known {
      on(path, method: method) { request, context in
        if let handler = handlers[method] { return try await handler(request, context.parameters) }
        if method == .head, let get = handlers[.get] {
          return try await get(request, context.parameters).createHeadResponse()
        }
        if allowed.isEmpty { throw HTTPError(.notFound, message: "There is nothing at \(request.uri.path).") }
        let list = allowed.map(\.rawValue).joined(separator: ", ")
        throw HTTPError(
          .methodNotAllowed,
          headers: [.allow: list],
          message: "\(method.rawValue) can't be used on \(request.uri.path). Use one of: \(list)."
        )
      }
    }
  }
}

extension Response {
  /// A response with a value as JSON, keys in order.
  static func json(_ value: some Encodable) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    return Response(
      status: .ok,
      headers: [.contentType: "application/json; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
    )
  }
}

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
