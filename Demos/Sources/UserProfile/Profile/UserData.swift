/// A stored revision of a user's profile.
public struct UserData: Identifiable, Equatable, Sendable {
  public let id: Int
  public var username: String
  /// The number of writes, which determines the newer one of two values.
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
