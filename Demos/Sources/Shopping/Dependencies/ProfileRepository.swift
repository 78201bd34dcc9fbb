/// Who is shopping.
public protocol ProfileRepository: Sendable {
  func profile() -> Changes<ShopperProfile>

  /// Saves a profile. Calls count in their order, and one that has begun is completed.
  func save(_ profile: ShopperProfile) async throws
}

public protocol ProfileRepositoryDependency: Sendable {
  var profileRepository: any ProfileRepository { get }
}
