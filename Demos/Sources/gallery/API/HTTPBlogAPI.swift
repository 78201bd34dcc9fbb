import Blog
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The blog's API over HTTP.
struct HTTPBlogAPI: BlogAPI {
  private let server: @Sendable () -> String
  private let timeout: TimeInterval
  private let session: URLSession

  /// - Parameters:
  ///   - server: Returns the server's address without a slash at its end. Called for each request.
  ///   - timeout: The number of seconds that may pass without any data.
  init(server: @escaping @Sendable () -> String, timeout: TimeInterval = 10) {
    self.server = server
    self.timeout = timeout
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    // On Linux the time limit of a request has no effect, but the time limit of the session does.
    configuration.timeoutIntervalForRequest = timeout
    session = URLSession(configuration: configuration)
  }

  func post(id: Int) async throws -> Post {
    let body = try await send("GET", "/api/posts/\(id)")
    do {
      return try JSONDecoder().decode(Post.self, from: body)
    } catch {
      throw BlogRequestError.unreadable
    }
  }

  func deletePost(id: Int) async throws {
    do {
      _ = try await send("DELETE", "/api/posts/\(id)")
    } catch BlogRequestError.refused(status: 404, _) {
      // A missing post is deleted already.
    }
  }

  func saveNote(_ note: String, postID: Int) async throws {
    _ = try await send("PUT", "/api/posts/\(postID)/note", body: JSONEncoder().encode(NoteBody(note: note)))
  }

  private func send(_ method: String, _ path: String, body: Data? = nil) async throws -> Data {
    let address = server() + path
    guard let url = URL(string: address) else {
      throw BlogRequestError.unreachable(reason: "\(address) is not a URL")
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    if let body {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = body
    }
    let answer: Data
    let response: URLResponse
    do {
      (answer, response) = try await session.data(for: request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError where error.code == .timedOut {
      let seconds = timeout.formatted(.number.precision(.fractionLength(0...1)))
      throw BlogRequestError.unreachable(reason: "no response within \(seconds) \(timeout == 1 ? "second" : "seconds")")
    } catch {
      throw BlogRequestError.unreachable(reason: error.localizedDescription)
    }
    guard let status = (response as? HTTPURLResponse)?.statusCode else { throw BlogRequestError.unreadable }
    guard (200..<300).contains(status) else {
      throw BlogRequestError.refused(status: status, message: ErrorBody.message(in: answer))
    }
    return answer
  }
}

/// The body of an error of the API.
private struct ErrorBody: Decodable {
  struct Content: Decodable { let message: String }
  let error: Content

  static func message(in bytes: Data) -> String? {
    try? JSONDecoder().decode(ErrorBody.self, from: bytes).error.message
  }
}

/// The failure of a request to the blog's API.
enum BlogRequestError: Error, Equatable {
  case unreachable(reason: String)
  case refused(status: Int, message: String?)
  case unreadable
}

extension BlogRequestError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .unreachable(let reason): "The server did not answer (\(reason)). Try again."
    case .refused(let status, let message): message ?? "The server answered with status \(status)."
    case .unreadable: "The server's answer could not be read."
    }
  }
}
