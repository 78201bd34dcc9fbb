import Foundation
import Search
import VSMTesting

/// A search whose every question waits until the test answers it, also when nobody wants to know any more.
struct SteeredSearch: PostSearching {
  let search = Steered<String, [FoundPost]>("search", ignoresCancellation: true)

  func posts(matching text: String) async throws -> [FoundPost] { try await search(text) }

  var asked: [String] { search.calls.map(\.input) }

  func answer(_ posts: FoundPost...) { search.succeed(with: posts) }

  func fail() { search.fail(with: Unavailable()) }
}

/// What goes wrong in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}

extension FoundPost {
  static let kettle = FoundPost(id: 1, title: "The kettle")
  static let letter = FoundPost(id: 3, title: "A letter")
}
