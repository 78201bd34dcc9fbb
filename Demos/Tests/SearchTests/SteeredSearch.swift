import Foundation
import Search
import VSMTesting

/// A search in which each request waits for an answer from the test, even if the request is canceled.
struct SteeredSearch: PostSearching {
  let search = Steered<String, [FoundPost]>("search", ignoresCancellation: true)

  func posts(matching text: String) async throws -> [FoundPost] { try await search(text) }

  var asked: [String] { search.calls.map(\.input) }

  func answer(_ posts: FoundPost...) { search.succeed(with: posts) }

  func fail() { search.fail(with: Unavailable()) }
}

/// The error in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}

extension FoundPost {
  static let kettle = FoundPost(id: 1, title: "The kettle")
  static let letter = FoundPost(id: 3, title: "A letter")
}
