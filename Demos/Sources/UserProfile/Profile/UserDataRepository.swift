import CombineShim

/// Where user profiles are kept.
///
/// Each call describes work and starts none: a publisher's work begins with its subscriber. Values may arrive on any
/// thread.
public protocol UserDataRepository: Sendable {
  /// Reads the profile once.
  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error>

  /// The profile now and after each change, whoever made it; all who follow it share one source.
  ///
  /// It doesn't end. A value may be older than one that `saveUsername` has just delivered, since the two travel
  /// separately: compare with ``UserData/isNewer(than:)``.
  func userData(id: Int) -> AnyPublisher<UserData, any Error>

  /// Stores a name that keeps the rule of ``Username``, and delivers the profile as stored.
  ///
  /// Cancelling the subscription leaves the write alone: once sent, it may still succeed, and ``userData(id:)`` tells.
  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error>
}
