import Testing
import VSM

@testable import UserProfile

@MainActor struct EditUserProfileTests {
  private let profiles = SteeredProfiles()
  private let container: StateContainer<EditUserProfileViewState>
  private let seen: StatesSeen

  init() throws {
    container = StateContainer(state: .editing(.ada, repository: profiles))
    seen = StatesSeen(container)
    container.observe(try editing.follow())
  }

  private var editing: EditUserProfileViewState.EditingModel {
    get throws {
      guard case .editing(let model) = container.state.editingState else { throw WrongState() }
      return model
    }
  }

  private var saving: EditUserProfileViewState.SavingModel {
    get throws {
      guard case .saving(let model) = container.state.editingState else { throw WrongState() }
      return model
    }
  }

  private var savingError: EditUserProfileViewState.ErrorModel {
    get throws {
      guard case .savingError(let model) = container.state.editingState else { throw WrongState() }
      return model
    }
  }

  // MARK: Following

  @Test func whatIsKnownIsNoNews() {
    #expect(seen.names == ["editing"])
    #expect(profiles.readers == 1)
  }

  @Test func aChangeFromElsewhereArrives() {
    profiles.changes.send(.ada.renamed("Grace"))
    #expect(container.state.data.username == "Grace")
    #expect(seen.names == ["editing", "editing"])
  }

  @Test func aStreamThatFailsLeavesTheProfileEditableAndSaysSo() throws {
    profiles.changes.send(completion: .failure(Unavailable()))
    #expect(try editing.message == "Changes made elsewhere no longer show here. No connection.")
    #expect(container.state.data == .ada)
  }

  // MARK: Saving

  @Test func aSavedNameIsShownOnceItIsStored() throws {
    container.observe(try editing.saveUsername("Grace"))
    #expect(container.state.isSaving)
    #expect(container.state.data == .ada)
    #expect(profiles.savedNames == ["Grace"])
    profiles.save.answer(.ada.renamed("Grace"))

    #expect(seen.names == ["editing", "saving", "editing"])
    #expect(container.state.data.username == "Grace")
    #expect(try editing.message == nil)
  }

  @Test func changesFromElsewhereStillArriveAfterASave() throws {
    let grace = UserData.ada.renamed("Grace")
    container.observe(try editing.saveUsername("Grace"))
    #expect(profiles.readers == 0)
    profiles.save.answer(grace)
    #expect(profiles.readers == 1)
    profiles.changes.send(grace.renamed("Katherine"))

    #expect(container.state.data.username == "Katherine")
  }

  @Test func aStreamThatLagsBehindASaveBringsNothingBack() throws {
    let grace = UserData.ada.renamed("Grace")
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.answer(grace)
    #expect(profiles.changes.value == .ada)
    profiles.changes.send(grace)

    #expect(seen.names == ["editing", "saving", "editing"])
    #expect(container.state.data == grace)
  }

  @Test func aFailedSaveIsAStateOfItsOwn() throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.fail()

    #expect(seen.names == ["editing", "saving", "savingError"])
    #expect(try savingError.message == "The username could not be saved. No connection.")
    #expect(container.state.data == .ada)
    #expect(!container.state.isSaving && !container.state.isEditing)
  }

  @Test func aRetrySavesTheSameName() throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.fail()
    container.observe(try savingError.retry())
    #expect(profiles.savedNames == ["Grace", "Grace"])
    profiles.save.answer(.ada.renamed("Grace"))

    #expect(seen.names == ["editing", "saving", "savingError", "saving", "editing"])
    #expect(container.state.data.username == "Grace")
  }

  @Test func givingUpAFailedSaveReturnsToTheProfileAndFollowsIt() throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.save.fail()
    container.observe(try savingError.cancel())
    #expect(seen.names == ["editing", "saving", "savingError", "editing"])
    #expect(container.state.data == .ada)
    profiles.changes.send(.ada.renamed("Katherine"))

    #expect(container.state.data.username == "Katherine")
  }

  // MARK: Cancelling a save

  @Test func cancellingASaveReturnsToTheProfileAsItWas() throws {
    container.observe(try editing.saveUsername("Grace"))
    container.observe(try saving.cancel())

    #expect(seen.names == ["editing", "saving", "editing"])
    #expect(container.state.data == .ada)
  }

  @Test func theAnswerToACancelledSaveIsIgnored() throws {
    container.observe(try editing.saveUsername("Grace"))
    container.observe(try saving.cancel())
    profiles.save.fail()

    #expect(seen.names == ["editing", "saving", "editing"])
  }

  @Test func aCancelledWriteThatStillSucceedsIsAChangeFromElsewhere() throws {
    container.observe(try editing.saveUsername("Grace"))
    container.observe(try saving.cancel())
    profiles.changes.send(.ada.renamed("Grace"))

    #expect(seen.names == ["editing", "saving", "editing", "editing"])
    #expect(container.state.data.username == "Grace")
  }

  @Test func aChangeThatCameDuringASaveIsThereAfterCancelling() throws {
    container.observe(try editing.saveUsername("Grace"))
    profiles.changes.send(.ada.renamed("Katherine"))
    #expect(container.state.data == .ada)
    container.observe(try saving.cancel())

    #expect(container.state.data.username == "Katherine")
  }

  // MARK: Refreshing

  @Test func aRefreshReadsTheProfileAgainAndGoesOnFollowing() throws {
    let grace = UserData.ada.renamed("Grace")
    container.observe(try editing.reload())
    #expect(container.state.isReloading)
    profiles.load.answer(grace)
    #expect(seen.names == ["editing", "reloading", "editing"])
    #expect(container.state.data == grace)
    profiles.changes.send(grace.renamed("Katherine"))

    #expect(container.state.data.username == "Katherine")
  }

  @Test func aFailedRefreshReturnsToEditingWithAMessage() throws {
    container.observe(try editing.reload())
    profiles.load.fail()
    #expect(seen.names == ["editing", "reloading", "editing"])
    #expect(try editing.message == "The profile could not be refreshed. No connection.")
    #expect(container.state.data == .ada)
    profiles.changes.send(.ada.renamed("Grace"))

    #expect(container.state.data.username == "Grace")
    #expect(try editing.message == nil)
  }

  // MARK: The end

  @Test func anActionEndsWithItsContainer() {
    func use() {
      let container = StateContainer(state: EditUserProfileViewState.editing(.ada, repository: profiles))
      if case .editing(let model) = container.state.editingState { container.observe(model.follow()) }
      #expect(profiles.readers == 2)
    }
    use()
    #expect(profiles.readers == 1)
  }
}
