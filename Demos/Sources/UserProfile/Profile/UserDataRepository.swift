import CombineShim

/// Stores user profiles.
///
/// A request starts when its publisher is subscribed to. Values are published on any thread.
public protocol UserDataRepository: Sendable {
  /// Publishes the profile once.
  func loadUserData(id: Int) -> AnyPublisher<UserData, any Error>

  /// Publishes the profile now and after each change from any source. All subscribers share one source.
  ///
  /// It doesn't finish. A value may be older than the last result of `saveUsername`, since the two are delivered
  /// independently. Compare them with ``UserData/isNewer(than:)``.
  func userData(id: Int) -> AnyPublisher<UserData, any Error>

  /// Stores a valid ``Username``, and publishes the stored profile.
  ///
  /// Canceling the subscription doesn't cancel a save that has begun. If it succeeds, ``userData(id:)`` publishes it.
  func saveUsername(_ username: String, id: Int) -> AnyPublisher<UserData, any Error>
}
