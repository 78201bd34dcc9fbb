/// A user's profile as it was stored at one moment.
public struct UserData: Identifiable, Equatable, Sendable {
  public let id: Int
  public var username: String
  /// Counts the writes, so that of two values the newer one can be told.
  public var revision: Int

  public init(id: Int, username: String, revision: Int) {
    self.id = id
    self.username = username
    self.revision = revision
  }
}

extension UserData {
  /// Whether this was stored after `other`.
  public func isNewer(than other: UserData) -> Bool {
    revision > other.revision
  }
}
