/// Stores the shop's settings.
public protocol SettingsRepository: Sendable {
  func settings() -> Changes<ShopSettings>

  /// Saves settings. Saves are made in the order of the calls, and a save that has begun isn't canceled.
  func save(_ settings: ShopSettings) async throws
}

extension SettingsRepository {
  /// Returns the current settings.
  func current() async throws -> ShopSettings {
    for try await settings in settings() { return settings }
    throw CancellationError()
  }
}

public protocol SettingsRepositoryDependency: Sendable {
  var settingsRepository: any SettingsRepository { get }
}
