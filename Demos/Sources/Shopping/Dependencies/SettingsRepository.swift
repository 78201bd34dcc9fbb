/// How somebody likes the shop.
public protocol SettingsRepository: Sendable {
  func settings() -> Changes<ShopSettings>

  /// Saves settings. Calls count in their order, and one that has begun is completed.
  func save(_ settings: ShopSettings) async throws
}

extension SettingsRepository {
  /// The settings of this moment.
  func current() async throws -> ShopSettings {
    for try await settings in settings() { return settings }
    throw CancellationError()
  }
}

public protocol SettingsRepositoryDependency: Sendable {
  var settingsRepository: any SettingsRepository { get }
}
