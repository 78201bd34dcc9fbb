import Foundation

/// A blog post, and the reader's own note on it.
public struct Post: Identifiable, Equatable, Codable, Sendable {
  public let id: Int
  public var title: String
  public var text: String
  public var note: String

  public init(id: Int, title: String, text: String, note: String = "") {
    self.id = id
    self.title = title
    self.text = text
    self.note = note
  }
}

/// Loads, deletes and annotates posts.
///
/// The localized descriptions of its errors are shown to the reader.
public protocol BlogAPI: Sendable {
  func post(id: Int) async throws -> Post

  /// Deletes a post. Succeeds if the post is already deleted.
  func deletePost(id: Int) async throws

  func saveNote(_ note: String, postID: Int) async throws
}

/// Saves notes in the background, in order, with one request per post at a time. The newest text is sent last.
///
/// Text that is replaced while a request is in progress is not sent. A failed request is not repeated, since the next
/// edit sends the whole note again.
///
/// Unchecked because `lock` protects the mutable properties.
public final class NoteAutosaver: @unchecked Sendable {
  private let api: any BlogAPI
  private let failed: @Sendable (any Error) -> Void
  private let lock = NSLock()
  /// The requests in progress, by post.
  private var sending: [Int: Task<Void, Never>] = [:]
  /// The text to send next, by post.
  private var waiting: [Int: String] = [:]

  /// - Parameter failed: Called with the error of each failed request, on any thread.
  public init(api: any BlogAPI, failed: @escaping @Sendable (any Error) -> Void = { _ in }) {
    self.api = api
    self.failed = failed
  }

  /// Starts to save a note, and returns immediately.
  public func save(_ note: String, postID: Int) {
    lock.withLock {
      waiting[postID] = note
      if sending[postID] == nil {
        sending[postID] = Task { await self.send(postID: postID) }
      }
    }
  }

  /// Waits until the post's notes are sent, so that the next load includes them.
  public func settle(postID: Int) async {
    while let task = lock.withLock({ sending[postID] }) { await task.value }
  }

  private func send(postID: Int) async {
    while let note = nextNote(postID: postID) {
      do {
        try await api.saveNote(note, postID: postID)
      } catch {
        failed(error)
      }
    }
  }

  /// Returns the text to send next, or `nil` when there is none, which ends sending for the post.
  private func nextNote(postID: Int) -> String? {
    lock.withLock {
      guard let note = waiting.removeValue(forKey: postID) else {
        sending[postID] = nil
        return nil
      }
      return note
    }
  }
}
