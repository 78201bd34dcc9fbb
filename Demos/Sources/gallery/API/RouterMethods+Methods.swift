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
