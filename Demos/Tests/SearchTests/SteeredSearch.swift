import Foundation
import Search
import VSMTesting

/// A search whose every question waits until the test answers it.
@MainActor final class SteeredSearch: PostSearching {
  private(set) var asked: [String] = []
  private var waiting: [CheckedContinuation<[FoundPost], any Error>] = []

  nonisolated func posts(matching text: String) async throws -> [FoundPost] {
    try await heldByTest { try await ask(text) }
  }

  private func ask(_ text: String) async throws -> [FoundPost] {
    asked.append(text)
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func answer(_ posts: FoundPost...) {
    waiting.removeFirst().resume(returning: posts)
  }

  func fail() {
    waiting.removeFirst().resume(throwing: Unavailable())
  }
}

/// What goes wrong in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}

extension FoundPost {
  static let kettle = FoundPost(id: 1, title: "The kettle")
  static let letter = FoundPost(id: 3, title: "A letter")
}
