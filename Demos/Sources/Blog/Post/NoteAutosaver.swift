import Foundation

/// Saves notes in the background: in order, one request per post at a time, and always the newest text last.
///
/// Text that is replaced while a request is under way is never sent; a failed request is not repeated, since the next
/// edit sends the whole note again.
///
/// Unchecked: what changes is read and written only under `lock`.
public final class NoteAutosaver: @unchecked Sendable {
  private let api: any BlogAPI
  private let failed: @Sendable (any Error) -> Void
  private let lock = NSLock()
  /// The requests under way, by post.
  private var sending: [Int: Task<Void, Never>] = [:]
  /// The text to send next, by post.
  private var waiting: [Int: String] = [:]

  /// - Parameter failed: Hears of each request that failed, on any thread.
  public init(api: any BlogAPI, failed: @escaping @Sendable (any Error) -> Void = { _ in }) {
    self.api = api
    self.failed = failed
  }

  /// Returns at once.
  public func save(_ note: String, postID: Int) {
    lock.withLock {
      waiting[postID] = note
      if sending[postID] == nil {
        sending[postID] = Task { await self.send(postID: postID) }
      }
    }
  }

  /// Returns when no note of this post is on its way, so that what is read next has it.
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

  /// The text to send, or `nil` once there is none and the post is at rest.
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
