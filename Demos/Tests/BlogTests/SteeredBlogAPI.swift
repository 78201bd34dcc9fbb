import Blog
import Foundation

/// An API whose every call waits until the test answers it.
final class SteeredBlogAPI: BlogAPI {
  enum Call: Equatable, Sendable {
    case post(Int)
    case delete(Int)
    case note(String, Int)
  }

  /// A call that waits for its answer.
  struct Pending: Sendable {
    let call: Call
    fileprivate let continuation: CheckedContinuation<Post?, any Error>

    func answer(_ post: Post? = nil) { continuation.resume(returning: post) }
    func fail() { continuation.resume(throwing: Unavailable()) }
  }

  private let pending: AsyncStream<Pending>
  private let calls: AsyncStream<Pending>.Continuation

  init() {
    (pending, calls) = AsyncStream.makeStream()
  }

  /// The next call that was made and not yet taken.
  func next() async throws -> Pending {
    var iterator = pending.makeAsyncIterator()
    guard let call = await iterator.next() else { throw CancellationError() }
    return call
  }

  func post(id: Int) async throws -> Post {
    guard let post = try await ask(.post(id)) else { throw Unavailable() }
    return post
  }

  func deletePost(id: Int) async throws {
    _ = try await ask(.delete(id))
  }

  func saveNote(_ note: String, postID: Int) async throws {
    _ = try await ask(.note(note, postID))
  }

  private func ask(_ call: Call) async throws -> Post? {
    try await withCheckedThrowingContinuation { calls.yield(Pending(call: call, continuation: $0)) }
  }
}

/// What goes wrong in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}

extension Post {
  static let kettle = Post(id: 1, title: "The kettle", text: "Cold.\n\nHot.", note: "tea")
}
