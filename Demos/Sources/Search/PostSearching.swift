/// Finds posts by text in them.
///
/// The localized descriptions of its errors are shown to the reader.
public protocol PostSearching: Sendable {
  func posts(matching text: String) async throws -> [FoundPost]
}
