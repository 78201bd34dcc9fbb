/// Finds posts by words in them.
///
/// Errors carry a message for the reader in their localized description.
public protocol PostSearching: Sendable {
  func posts(matching text: String) async throws -> [FoundPost]
}
