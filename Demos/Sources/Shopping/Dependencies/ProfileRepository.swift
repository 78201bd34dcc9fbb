/// Stores the shopper's profile.
public protocol ProfileRepository: Sendable {
  func profile() -> Changes<ShopperProfile>

  /// Saves a profile. Saves are made in the order of the calls, and a save that has begun isn't canceled.
  func save(_ profile: ShopperProfile) async throws
}

public protocol ProfileRepositoryDependency: Sendable {
  var profileRepository: any ProfileRepository { get }
}
