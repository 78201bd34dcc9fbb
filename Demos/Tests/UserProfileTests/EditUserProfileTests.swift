import Testing
import VSM
import VSMTesting

@testable import UserProfile

@MainActor struct EditUserProfileTests {
  private typealias State = EditUserProfileViewState

  private let profiles = SteeredProfiles()
  private let container: StateContainer<State>
  private let journey: Journey<State>

  init() throws {
    container = StateContainer(state: .editing(.ada, repository: profiles))
    journey = Journey(of: container)
    container.observe(try editing.follow())
  }

  private var editing: State.EditingModel { get throws { try journey.model() } }
  private var saving: State.SavingModel { get throws { try journey.model() } }
  private var savingError: State.ErrorModel { get throws { try journey.model() } }

  // MARK: Following

  @Test func knownProfileCausesNoState() async {
    await journey.expect()
    #expect(profiles.readers == 1)
  }

  @Test func externalChangeIsApplied() async {
    profiles.changes.send(.ada.renamed("Grace"))
    await journey.expect(.state("editing").with(\.data.username, "Grace"))
  }

  @Test func failedStreamKeepsTheProfileEditableAndShowsAMessage() async {
    profiles.changes.send(completion: .failure(Unavailable()))
    await journey.expect(
      .state("editing").with(\.data, .ada)
        .with(\State.EditingModel.message, "Changes made elsewhere no longer show here. No connection."))
  }

  // MARK: Saving

  @Test func savedNameIsShownAfterItIsStored() async throws {
    container.observe(try editing.saveUsername("Grace"))
    await journey.expect(.state("saving").with(\.data, .ada))
    #expect(profiles.save.pendingCalls.map(\.input) == ["Grace"])
    profiles.save.succeed(with: .ada.renamed("Grace"))
    await journey.expect(
      .state("editing").with(\.data.username, "Grace").with(\State.EditingModel.message, nil))
  }

  @Test func externalChangesAreAppliedAfterASave() async throws {
    let grace = UserData.ada.renamed("Grace")
    container.observe(try editing.saveUsername("Grace"))
    #expect(profiles.readers == 0)
    profiles.save.succeed(with: grace)
    #expect(profiles.readers == 1)
    profiles.changes.send(grace.renamed("Katherine"))
    await journey.expect("saving", "editing", .state("editing").with(\.data.username, "Katherine"))
  }

  @Test func laggingStreamDoesNotRestoreTheOldName() async throws {
    let grace = UserData.ada.renamed("Grace")
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.succeed(with: grace)
    #expect(profiles.changes.value == .ada)
    profiles.changes.send(grace)
    await journey.expect("saving", .state("editing").with(\.data, grace))
  }

  @Test func failedSaveIsAState() async throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.fail(with: Unavailable())
    await journey.expect(
      "saving",
      .state("savingError").with(\.data, .ada).with(\.isSaving, false).with(\.isEditing, false)
        .with(\State.ErrorModel.message, "The username could not be saved. No connection."))
  }

  @Test func retrySavesTheSameName() async throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.fail(with: Unavailable())
    await journey.expect("saving", "savingError")
    container.observe(try savingError.retry())
    #expect(profiles.save.calls.map(\.input) == ["Grace", "Grace"])
    profiles.save.succeed(with: .ada.renamed("Grace"))
    await journey.expect("saving", .state("editing").with(\.data.username, "Grace"))
  }

  @Test func dismissingAFailedSaveReturnsToTheObservedProfile() async throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.fail(with: Unavailable())
    container.observe(try savingError.cancel())
    await journey.expect("saving", "savingError", .state("editing").with(\.data, .ada))
    profiles.changes.send(.ada.renamed("Katherine"))
    await journey.expect(.state("editing").with(\.data.username, "Katherine"))
  }

  // MARK: Canceling a save

  @Test func cancelingASaveRestoresTheProfile() async throws {
    container.observe(try editing.saveUsername("Grace"))
    container.observe(try saving.cancel())
    await journey.expect("saving", .state("editing").with(\.data, .ada))
    #expect(profiles.save.cancelledCalls.count == 1)
  }

  @Test func supersededSaveAppliesNothing() async {
    await expectSupersession {
      let profiles = SteeredProfiles()
      let steering = Steering()
      steering.add(
        profiles.save, answers: ["succeeds": .success(.ada.renamed("Grace")), "fails": .failure(Unavailable())])
      let model = State.EditingModel(data: .ada, repository: profiles)
      let container = StateContainer(state: State(data: .ada, editingState: .editing(model)))
      return SupersededAction(in: container, answers: steering) { $0.observe(model.saveUsername("Grace")) }
    }
  }

  @Test func canceledWriteThatSucceedsIsAnExternalChange() async throws {
    container.observe(try editing.saveUsername("Grace"))
    container.observe(try saving.cancel())
    profiles.changes.send(.ada.renamed("Grace"))
    await journey.expect("saving", "editing", .state("editing").with(\.data.username, "Grace"))
  }

  @Test func changeDuringASaveIsAppliedAfterCanceling() async throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.changes.send(.ada.renamed("Katherine"))
    await journey.expect(.state("saving").with(\.data, .ada))
    container.observe(try saving.cancel())
    await journey.expect("editing", .state("editing").with(\.data.username, "Katherine"))
  }

  // MARK: Refreshing

  @Test func refreshReadsTheProfileAgainAndContinuesToObserveIt() async throws {
    let grace = UserData.ada.renamed("Grace")
    container.observe(try editing.reload())
    await journey.expect(.state("reloading").with(\.isReloading, true))
    profiles.load.succeed(with: grace)
    await journey.expect(.state("editing").with(\.data, grace))
    profiles.changes.send(grace.renamed("Katherine"))
    await journey.expect(.state("editing").with(\.data.username, "Katherine"))
  }

  @Test func failedRefreshReturnsToEditingWithAMessage() async throws {
    container.observe(try editing.reload())
    profiles.load.fail(with: Unavailable())
    await journey.expect(
      "reloading",
      .state("editing").with(\.data, .ada)
        .with(\State.EditingModel.message, "The profile could not be refreshed. No connection."))
    profiles.changes.send(.ada.renamed("Grace"))
    await journey.expect(
      .state("editing").with(\.data.username, "Grace").with(\State.EditingModel.message, nil))
  }

  // MARK: The end

  @Test func actionIsCanceledWithItsContainer() {
    func use() {
      let container = StateContainer(state: EditUserProfileViewState.editing(.ada, repository: profiles))
      if case .editing(let model) = container.state.editingState { container.observe(model.follow()) }
      #expect(profiles.readers == 2)
    }
    use()
    #expect(profiles.readers == 1)
  }
}
