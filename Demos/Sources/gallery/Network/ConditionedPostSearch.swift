import Search
import VSMInspector

/// A search with the network conditions of a page.
struct ConditionedPostSearch: PostSearching {
  let base: any PostSearching
  let conditions: NetworkConditions

  func posts(matching text: String) async throws -> [FoundPost] {
    try await conditions.travel()
    return try await base.posts(matching: text)
  }
}
