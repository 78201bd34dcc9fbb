import Testing
import VSM

@testable import Shopping

@MainActor struct SettingsViewStateTests {
  private struct Dependencies: SettingsRepositoryDependency {
    let settingsRepository: any SettingsRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<SettingsViewState>

  init() {
    shop = MemoryShop(gate: gate)
    let model = SettingsViewState.LoaderModel(dependencies: Dependencies(settingsRepository: shop))
    container = StateContainer(state: .initialized(model))
    container.observe(model.load())
  }

  private func loaded(_ fits: (ShopSettings) -> Bool = { _ in true }) async throws -> SettingsViewState.LoadedModel {
    try await container.reach { state in
      if case .loaded(let model) = state, fits(model.settings) { model } else { nil }
    }
  }

  @Test func settingIsShownImmediatelyStoredAndObserved() async throws {
    gate.isHeld = true
    container.observe(try await loaded().set(\.showsSoldOut, to: false))
    #expect(try await loaded().settings.showsSoldOut == false)
    #expect(try shop.current.settings.showsSoldOut)
    gate.open()
    for try await kept in shop.settings() where !kept.showsSoldOut { break }
    try shop.change { $0.settings.order = .name }
    _ = try await loaded { $0.order == .name && !$0.showsSoldOut }
  }

  @Test func failureCanBeRetried() async throws {
    gate.failure = Unavailable()
    container.observe(try await loaded().set(\.order, to: .priceAscending))
    let error = try await container.reach { if case .failed(let model) = $0 { model } else { nil } }
    #expect(error.message == "The settings could not be saved. No connection.")
    container.observe(error.retry())
    _ = try await loaded { $0.order == .priceAscending }
    #expect(gate.asked.count == 2)
  }
}
