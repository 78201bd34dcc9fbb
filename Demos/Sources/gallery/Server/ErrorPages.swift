import HTTPTypes
import Hummingbird

/// Answers a browser that asks for a page with a page also if there is none at its address.
struct ErrorPages<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound && request.wantsPage {
      return Response(
        status: .notFound,
        headers: [
          .contentType: "text/html; charset=utf-8",
          .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(string: Self.page(error.body ?? "There is nothing at this address.")))
      )
    }
  }

  private static func page(_ message: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>Not found</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <style>
    body { max-width: 40rem; margin: 20vh auto 0; padding: 0 1rem; font: 100%/1.45 system-ui, sans-serif; }
    </style>
    </head>
    <body>
    <main>
    <h1>Not found</h1>
    <p>\(message.escapedForHTML)</p>
    <p><a href="/">All demos</a></p>
    </main>
    </body>
    </html>

    """
  }
}

extension Request {
  /// Whether a browser shows the response as a page.
  fileprivate var wantsPage: Bool {
    (method == .get || method == .head) && headers[.accept]?.contains("text/html") == true
  }
}

extension String {
  fileprivate var escapedForHTML: String {
    reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
