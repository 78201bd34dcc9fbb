import Testing
import VSM
import VSMTesting

@testable import Shopping

@MainActor struct ProfileViewStateTests {
  private struct Dependencies: ProfileRepositoryDependency {
    let profileRepository: any ProfileRepository
  }

  private let gate = Gate()
  private let shop: MemoryShop
  private let container: StateContainer<ProfileViewState>

  init() async throws {
    shop = MemoryShop(gate: gate)
    let model = ProfileViewState.LoaderModel(dependencies: Dependencies(profileRepository: shop))
    container = StateContainer(state: .initialized(model))
    container.observe(model.load())
    _ = try await editing { $0.name == "Ada Lovelace" }
  }

  private func editing(_ fits: (ShopperProfile) -> Bool = { _ in true }) async throws -> ProfileViewState.EditingModel {
    try await container.reach { state in
      if case .editing(let model) = state, fits(model.profile) { model } else { nil }
    }
  }

  private func edit(_ name: String) async throws -> ProfileViewState.UnsavedModel {
    container.observe(try await editing().edit(\.name, to: name))
    return try await container.reach { state in
      if case .editing(let model) = state, case .unsaved(let unsaved) = model.progress { unsaved } else { nil }
    }
  }

  private func progress(_ fits: (ProfileViewState.Progress) -> Bool) async throws {
    _ = try await container.reach { state in
      if case .editing(let model) = state, fits(model.progress) { true } else { nil }
    }
  }

  @Test func typedTextIsUnsavedUntilItIsSavedAndObservedAgain() async throws {
    let unsaved = try await edit("Grace")
    #expect(try shop.current.profile.name == "Ada Lovelace")
    container.observe(unsaved.save())
    try await progress { if case .saved = $0 { true } else { false } }
    #expect(try shop.current.profile.name == "Grace")
    try shop.change { $0.profile.name = "Mary" }
    _ = try await editing { $0.name == "Mary" }
  }

  @Test func invalidProfileShowsTheReason() async throws {
    container.observe(try await editing().edit(\.email, to: "ada"))
    try await progress { if case .invalid("Please enter an email address.") = $0 { true } else { false } }
  }

  @Test func failureKeepsTypedText() async throws {
    gate.failure = Unavailable()
    container.observe(try await edit("Grace").save())
    let retry = try await container.reach { state in
      if case .editing(let model) = state, case .failed(let error) = model.progress { (model, error) } else { nil }
    }
    #expect(retry.0.profile.name == "Grace")
    container.observe(retry.1.retry())
    try await progress { if case .saved = $0 { true } else { false } }
    #expect(try shop.current.profile.name == "Grace")
  }

  @Test func typingSupersedesASave() async throws {
    gate.isHeld = true
    container.observe(try await edit("Grace").save())
    let newer = try await edit("Grace Hopper")
    container.observe(newer.save())
    gate.open()
    try await progress { if case .saved = $0 { true } else { false } }
    #expect(try shop.current.profile.name == "Grace Hopper")
    #expect(gate.asked == ["save Grace", "save Grace Hopper"])
  }
}
