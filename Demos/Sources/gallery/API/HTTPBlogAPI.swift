import AsyncHTTPClient
import Blog
import Foundation
import NIOCore

/// The blog's API over HTTP.
struct HTTPBlogAPI: BlogAPI {
  /// The server's address without a slash at its end, asked for at each request.
  let server: @Sendable () -> String
  let client: HTTPClient
  var timeout = TimeAmount.seconds(10)

  func post(id: Int) async throws -> Post {
    let body = try await send("GET", "/api/posts/\(id)")
    do {
      return try JSONDecoder().decode(Post.self, from: Data(body.readableBytesView))
    } catch {
      throw BlogRequestError.unreadable
    }
  }

  func deletePost(id: Int) async throws {
    do {
      _ = try await send("DELETE", "/api/posts/\(id)")
    } catch BlogRequestError.refused(status: 404, _) {
      // Gone is what was asked for.
    }
  }

  func saveNote(_ note: String, postID: Int) async throws {
    _ = try await send("PUT", "/api/posts/\(postID)/note", body: JSONEncoder().encode(NoteBody(note: note)))
  }

  /// A client that tells at once when a server isn't there; whoever makes it shuts it down.
  static func makeClient() -> HTTPClient {
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  private func send(_ method: String, _ path: String, body: Data? = nil) async throws -> ByteBuffer {
    var request = HTTPClientRequest(url: server() + path)
    request.method = .init(rawValue: method)
    if let body {
      request.headers.add(name: "Content-Type", value: "application/json")
      request.body = .bytes(ByteBuffer(bytes: body))
    }
    let response: HTTPClientResponse
    let answer: ByteBuffer
    do {
      response = try await client.execute(request, timeout: timeout)
      answer = try await response.body.collect(upTo: 1024 * 1024)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw BlogRequestError.unreachable(reason: "\(error)")
    }
    guard (200..<300).contains(response.status.code) else {
      throw BlogRequestError.refused(status: Int(response.status.code), message: ErrorBody.message(in: answer))
    }
    return answer
  }
}

/// The body of an error of the API.
private struct ErrorBody: Decodable {
  struct Content: Decodable { let message: String }
  let error: Content

  static func message(in bytes: ByteBuffer) -> String? {
    try? JSONDecoder().decode(ErrorBody.self, from: Data(bytes.readableBytesView)).error.message
  }
}
